/** @jest-environment jsdom */
import type { Fields, Values } from '../../content/fields';
import type { Entry } from '../../content/localize';
import type { Site } from '../../content/model';
import { presentDraft } from '../../content/renderTexts';
import { labelElements, markPicture, markTexts } from './markTexts';

const described = { label: '', hint: '' };
const fields = {
  title: { kind: 'text', ...described },
  lead: { kind: 'longText', ...described, optional: true },
  state: { kind: 'text', options: ['active'], ...described, shared: true },
  picture: { kind: 'media', accept: ['photo'], ...described, shared: true },
  url: { kind: 'url', ...described, shared: true },
  cards: {
    kind: 'list',
    ...described,
    of: {
      kind: 'object',
      ...described,
      fields: { id: { kind: 'text', ...described, shared: true }, body: { kind: 'markdown', ...described } },
    },
  },
} as const satisfies Fields;

const entry: Entry = {
  fr: {
    title: 'Appeler au {phone} !',
    lead: 'Une phrase.',
    state: 'active',
    picture: '/uploads/a.jpg',
    url: 'https://a.org',
    cards: [
      { id: 'a', body: 'Un **pas**' },
      { id: 'b', body: 'Voir :\n\n- un\n- **deux.**' },
      { id: 'c', body: 'Voir https://example.org/a' },
    ],
  },
  en: { title: 'Call', cards: [{ id: 'a' }] },
};
const site = { name: '', shortName: '', phone: '+237 600', email: '' } as Site;

/** Draws a text in a way of its own for each field. */
function draw({ title, lead, picture, cards }: Values<typeof fields>): string {
  return `<h1>${title}</h1>${lead ? `<p>${lead}</p>` : ''}<img src="${picture}" alt="">
    ${cards.map(({ body }) => `<section><div>${body}</div></section>`).join('')}`;
}

function show(language: 'fr' | 'en', from = entry) {
  const marked = markTexts(fields, from, language);
  const root = document.createElement('main');
  root.innerHTML = draw(presentDraft(fields, marked.entry, site, language));
  const image = root.querySelector('img');
  const picture = markPicture({ kind: 'plain', src: '/uploads/a.jpg' }, marked.media.get('/uploads/a.jpg'));
  if (image && picture.kind === 'plain') image.src = picture.src;
  labelElements(root, marked);
  return { root, marked };
}

const findPaths = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-field]')].map(({ tagName, dataset }) => `${tagName} ${dataset.field}`);

it('each drawn text and picture names its field, a Markdown text as a whole', () => {
  expect(findPaths(show('fr').root)).toEqual([
    'H1 fr.title',
    'P fr.lead',
    'IMG fr.picture',
    'DIV fr.cards[0].body',
    'DIV fr.cards[1].body',
    'DIV fr.cards[2].body',
  ]);
});

it('a French text in the place of an English one names the English field, and a shared one the French', () => {
  expect(findPaths(show('en').root)).toEqual(expect.arrayContaining(['H1 en.title', 'P en.lead', 'IMG fr.picture']));
});

it('a marked entry is drawn like the entry itself', () => {
  const { root } = show('fr');
  for (const element of root.querySelectorAll('[data-field]')) element.removeAttribute('data-field');
  root.querySelector('img')?.setAttribute('src', '/uploads/a.jpg');
  const unmarked = document.createElement('main');
  unmarked.innerHTML = draw(presentDraft(fields, entry, site, 'fr'));
  expect(root.innerHTML).toBe(unmarked.innerHTML);
});

it('options, addresses and ids stay as they are', () => {
  const { fr } = markTexts(fields, entry, 'fr').entry;
  expect(fr).toMatchObject({
    state: 'active',
    picture: '/uploads/a.jpg',
    url: 'https://a.org',
    cards: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  });
});

it('a text node that stays when others change keeps the field that its mark stands for', () => {
  const { root, marked } = show('fr');
  labelElements(root, marked);
  expect(findPaths(root)).toContain('H1 fr.title');
  labelElements(root, markTexts(fields, entry, 'en'));
  expect(findPaths(root)).toContain('H1 en.title');
  const title = root.querySelector('h1')?.firstChild as Text;
  title.data = 'Another text without a mark';
  labelElements(root, marked);
  expect(findPaths(root)).not.toContain('H1 fr.title');
});
