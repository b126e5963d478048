import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '../src/i18n/languages';
import { recordLiveRegions } from './liveRegions';

// The accessibility tree is Chromium's own, the one that TalkBack or NVDA gets. Libraries that compute such a tree from
// the DOM read the links of a closed menu, and repeat a live region for each of its changes.

/** What readers call a role. Roles without a word are silent: their content speaks. */
const roleWords: Record<Language, Record<string, string>> = {
  fr: {
    banner: 'bannière',
    button: 'bouton',
    checkbox: 'case à cocher',
    combobox: 'liste déroulante',
    contentinfo: 'pied de page',
    dialog: 'dialogue',
    DisclosureTriangle: 'bouton',
    figure: 'figure',
    form: 'formulaire',
    group: 'groupe',
    heading: 'titre',
    Iframe: 'cadre',
    image: 'image',
    link: 'lien',
    list: 'liste',
    main: 'contenu principal',
    navigation: 'navigation',
    radio: 'bouton radio',
    radiogroup: 'groupe',
    region: 'région',
    status: 'état',
    switch: 'interrupteur',
    tab: 'onglet',
    tablist: 'onglets',
    tabpanel: 'panneau',
    textbox: 'champ',
    Video: 'vidéo',
  },
  en: {
    banner: 'banner',
    button: 'button',
    checkbox: 'checkbox',
    combobox: 'combo box',
    contentinfo: 'footer',
    dialog: 'dialog',
    DisclosureTriangle: 'button',
    figure: 'figure',
    form: 'form',
    group: 'group',
    heading: 'heading',
    Iframe: 'frame',
    image: 'image',
    link: 'link',
    list: 'list',
    main: 'main content',
    navigation: 'navigation',
    radio: 'radio button',
    radiogroup: 'group',
    region: 'region',
    status: 'status',
    switch: 'switch',
    tab: 'tab',
    tablist: 'tabs',
    tabpanel: 'panel',
    textbox: 'field',
    Video: 'video',
  },
};

/** A state: its property, its value, its words. */
const stateWords: [name: string, value: unknown, words: Record<Language, string>][] = [
  ['pressed', 'true', { fr: 'enfoncé', en: 'pressed' }],
  ['pressed', 'false', { fr: 'non enfoncé', en: 'not pressed' }],
  ['checked', 'true', { fr: 'coché', en: 'checked' }],
  ['checked', 'false', { fr: 'non coché', en: 'not checked' }],
  ['selected', true, { fr: 'sélectionné', en: 'selected' }],
  ['expanded', true, { fr: 'développé', en: 'expanded' }],
  ['expanded', false, { fr: 'réduit', en: 'collapsed' }],
  ['disabled', true, { fr: 'indisponible', en: 'unavailable' }],
  ['required', true, { fr: 'obligatoire', en: 'required' }],
  ['invalid', 'true', { fr: 'non valide', en: 'invalid' }],
];

/** Roles whose name says all of their content. */
const leaves = new Set([
  ...['button', 'checkbox', 'combobox', 'DisclosureTriangle', 'heading', 'Iframe', 'image', 'link', 'radio', 'switch'],
  ...['tab', 'textbox', 'Video'],
]);
const blocks = new Set(['paragraph', 'listitem', 'term', 'definition', 'Figcaption', 'status']);
/** Their text is the name of a field or a group. */
const names = new Set(['LabelText', 'Legend']);

type Tree = Awaited<ReturnType<typeof readTree>>;
type Node = Tree['nodes'][number];

async function readTree(page: Page) {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const { root } = await client.send('DOM.getDocument', { depth: -1 });
  await client.detach();
  const marked = new Map<number, string>();
  let language = '';
  const mark = (node: typeof root, inherited: string) => {
    const at = node.attributes?.indexOf('lang') ?? -1;
    const own = (at >= 0 && at % 2 === 0 && node.attributes?.[at + 1]) || inherited;
    if (node.nodeName === 'HTML') language = own;
    marked.set(node.backendNodeId, own);
    for (const child of node.children ?? []) mark(child, own);
  };
  mark(root, '');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  return { nodes, byId, marked, language: language as Language };
}

const tidy = (text: unknown) => String(text ?? '').replace(/\s+/g, ' ');
const roleOf = (node: Node) => String(node.role?.value);
const nameOf = (node: Node) => tidy(node.name?.value).trim();
const childrenOf = ({ byId }: Tree, node: Node) => (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);

/** A control as it is said: role, name, value, states, description, and its language where it is not the page's. */
function phrase(tree: Tree, node: Node): string {
  const { language, marked } = tree;
  const role = roleOf(node);
  const read = (name: string) => node.properties?.find((property) => property.name === name)?.value.value;
  const items = childrenOf(tree, node).length;
  const other = marked.get(node.backendDOMNodeId ?? 0) ?? language;
  const hasLink = childrenOf(tree, node).some((child) => roleOf(child) === 'link');
  return [
    `${roleWords[language][role]}${role === 'heading' ? ` ${read('level')}` : ''}${role === 'list' ? ` (${items})` : ''}`,
    role === 'heading' && hasLink && roleWords[language].link,
    nameOf(node),
    nameOf(node) !== tidy(node.value?.value) && tidy(node.value?.value),
    ...stateWords.flatMap(([name, value, words]) =>
      read(name) === value && !(name === 'selected' && role === 'option') ? words[language] : [],
    ),
    tidy(node.description?.value).trim(),
    other !== language && `[${other}]`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The whole page, or its open dialog, in reading order: one line per control and block of text. */
export async function readAloud(page: Page): Promise<string[]> {
  const tree = await readTree(page);
  const { language, marked } = tree;
  const lines: string[] = [];
  let isNewLine = true;
  const say = (line: string) => {
    lines.push(line);
    isNewLine = true;
  };
  const read = (node: Node) => {
    const role = roleOf(node);
    if (names.has(role)) return;
    if (role === 'StaticText') {
      const own = marked.get(node.backendDOMNodeId ?? 0) ?? language;
      const text = tidy(node.name?.value) + (own === language ? '' : ` [${own}]`);
      if (isNewLine) lines.push(text);
      else lines[lines.length - 1] += text;
      isNewLine = false;
      return;
    }
    // A landmark or a group without a name or a word only holds others.
    const isNamed = nameOf(node) !== '' || ['banner', 'main', 'contentinfo', 'list', 'figure'].includes(role);
    if (!node.ignored && roleWords[language][role] && (isNamed || leaves.has(role))) {
      say(phrase(tree, node));
      if (leaves.has(role)) return;
    }
    if (blocks.has(role)) isNewLine = true;
    for (const child of childrenOf(tree, node)) read(child);
    if (blocks.has(role)) isNewLine = true;
  };
  const [root] = tree.nodes;
  if (root) {
    say(nameOf(root));
    read(root);
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** Listens to a page from its next document on. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(recordLiveRegions);
  let focused: number | undefined;
  let around: Node['nodeId'][] = [];
  /** What was said since the last call: a new page's title, the focus with the groups that it entered, live regions. */
  return async () => {
    // Live regions are said a moment after their last change.
    await page.waitForTimeout(200);
    const { title, messages } = await page.evaluate(() => window.takeSpeech());
    if (title) focused = undefined;
    const tree = await readTree(page);
    const node = tree.nodes.findLast(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'focused' && value.value),
    );
    const said: string[] = title ? [title] : [];
    if (node && roleWords[tree.language][roleOf(node)] && node.backendDOMNodeId !== focused) {
      const groups: Node[] = [];
      for (let at = node.parentId; at; at = tree.byId.get(at)?.parentId) {
        const group = tree.byId.get(at);
        if (group && nameOf(group) && /^(dialog|form|group|region|tablist|tabpanel)$/.test(roleOf(group)))
          groups.unshift(group);
      }
      said.push(...groups.filter(({ nodeId }) => !around.includes(nodeId)).map((group) => phrase(tree, group)));
      said.push(phrase(tree, node));
      around = groups.map(({ nodeId }) => nodeId);
    }
    focused = node?.backendDOMNodeId;
    return [...said, ...messages];
  };
}

const folder = process.env.SPOKEN;

/** Writes what was said, for people to read, where `npm run spoken` asks for it. */
export function writeSpoken(name: string, parts: Record<string, string[]>): void {
  if (!folder) return;
  // Times differ from run to run.
  const text = Object.entries(parts)
    .map(([part, lines]) => [`# ${part}`, '', ...lines].join('\n'))
    .join('\n\n')
    .replace(/\d\d:\d\d:\d\d/g, '12:00:00')
    .replace(/\d{1,2} h \d\d/g, '12 h 00');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(resolve(folder), `${name}.txt`), `${text}\n`);
}
