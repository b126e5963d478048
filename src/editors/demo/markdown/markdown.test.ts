/** @jest-environment jsdom */
import fc from 'fast-check';
import type { Mark, Node } from 'prosemirror-model';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import {
  parseMarkdown,
  parsePlainText,
  pasteParser,
  preparePastedHtml,
  roundTrips,
  schema,
  writeMarkdown,
} from './markdown';

const rewrite = (text: string) => writeMarkdown(parseMarkdown(text));

const bodies = loadFixtureContent().activities.flatMap(({ entry }) =>
  Object.values(entry).map(({ description }) => String(description)),
);

it.each([
  ...bodies,
  'Un **pas**, puis _deux_.',
  'Un paragraphe\n\net un autre',
  '- un\n- **deux**\n  - deux et demi\n- trois',
  '1. un\n2. deux',
  '3. trois\n4. quatre',
  '- un\n\n  encore un\n- deux',
  'Voir [notre **page**](https://example.org/a_b) et [là](</page_(une)/>).',
  'Écrire à nous@example.org ou voir https://example.org/a_b.',
  '[Appeler](tel:+237699000000) ou [donner](/don/)',
  'Ligne\\\nsuivante',
  'Le {phone} de l’« été »\u00a0: 5 < 6 & 7 !',
  '',
])('the editor writes %j as it was', (text) => {
  expect(rewrite(text)).toBe(text.trim());
  expect(roundTrips(text)).toBe(true);
});

it.each(['*Un* pas __sûr__', '* un\n* deux', '+ un', 'une\nligne', '- un\n\n- deux', '3 * 4', 'a_b', '+237 699'])(
  'the editor shows %j, written in another way',
  (text) => {
    expect(roundTrips(text)).toBe(true);
  },
);

it.each([
  '# Titre',
  '> Citation',
  '`code`',
  '```\ncode\n```',
  '![Vue](/a.jpg)',
  '---',
  '[ici](page)',
  '[ici](/don/ "Le don")',
  '[ici][là]\n\n[là]: /don/',
  '<https://example.org/>',
  'caf&eacute;',
])('the editor leaves %j to the text input', (text) => {
  expect(roundTrips(text)).toBe(false);
});

it.each([
  [
    'bold, links and lists of Word',
    '<h1>Titre</h1><p><span style="font-weight:700;color:red">Gras</span> <i>et</i> <a href="https://a.org">lien</a></p>',
    'Titre\n\n**Gras** et [lien](https://a.org)',
  ],
  [
    'lists of Word, which are paragraphs',
    '<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>un</p><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>deux</p><p>fin</p>',
    '- un\n- deux\n\nfin',
  ],
  [
    'the numbers of Word’s lists',
    '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">3.<span>&nbsp; </span></span>trois</p>',
    '3\\. trois',
  ],
  [
    'the cells of a table apart',
    '<table><tr><td>Neem</td><td>120</td></tr><tr><td>Acacia</td><td>180</td></tr></table><p>fin</p>',
    'Neem · 120\n\nAcacia · 180\n\nfin',
  ],
  ['ordinary spaces', '<p>Prix&nbsp;: 1\u202f000</p>', 'Prix : 1 000'],
  ['no address that the site refuses', '<p><a href="javascript:alert(1)">ici</a></p>', 'ici'],
  ['no bold from Google Docs’ wrapper', '<b style="font-weight:normal"><p>simple</p></b>', 'simple'],
])('pasting keeps %s', (_, html, markdown) => {
  const body = new DOMParser().parseFromString(preparePastedHtml(html), 'text/html').body;
  expect(writeMarkdown(pasteParser.parse(body))).toBe(markdown);
});

it('plain text from WhatsApp keeps its lines, bold words and lists', () => {
  const { content } = parsePlainText('*Dimanche* à 3 * 4 heures\nVenez !\n- un\n- deux');
  const doc = schema.topNodeType.create(null, content);
  expect(writeMarkdown(doc)).toBe('**Dimanche** à 3 \\* 4 heures\n\nVenez !\n\n- un\n- deux');
});

it.each([
  ['2026. Une année', '2026\\. Une année'],
  ['3. trois\n4. quatre', '3. trois\n4. quatre'],
  ['+ 237 699 00 00 00', '\\+ 237 699 00 00 00'],
  ['• un\n• deux', '- un\n- deux'],
  ['Prix\u00a0: 1\u202f000', 'Prix : 1 000'],
])('plain text that is pasted keeps its facts: %j', (text, markdown) => {
  expect(writeMarkdown(schema.topNodeType.create(null, parsePlainText(text).content))).toBe(markdown);
});

/** A document as words with their marks; spaces at the ends of lines and the marks of spaces do not count. */
function summarize(node: Node): unknown {
  if (!node.inlineContent) return [node.type.name, ...node.children.map(summarize)].filter((each) => each !== '');
  return node.children
    .flatMap((each) => {
      const marks = each.marks.map(({ type }) => type.name[0]).join('');
      return each.isText
        ? [...(each.text ?? '')].map((letter) => (/\s/.test(letter) ? letter : letter + marks))
        : ['\n'];
    })
    .join('')
    .replace(/ +/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

it.each(['https://a.org/x_y_z', 'www.a.org/x_y', 'a_b@c.org'])('the typed address %s is not escaped', (address) => {
  const { doc, paragraph } = schema.nodes;
  const written = writeMarkdown(doc.create(null, paragraph.create(null, schema.text(`Voir ${address} et a_b`))));
  expect(written).toBe(`Voir ${address} et a\\_b`);
  expect(roundTrips(written)).toBe(true);
});

it('any text of the editor is read again as it was written', () => {
  const { link, strong, em } = schema.marks;
  const word = fc.string({
    unit: fc.constantFrom(...'aé1 .,!?*_`~#+->=()[]<>&;:\\"’«»/'.split('')),
    minLength: 1,
    maxLength: 6,
  });
  const marks = fc.subarray<Mark>([link?.create({ href: '/don/' }), strong?.create(), em?.create()] as Mark[]);
  const inline = fc.oneof(
    { weight: 5, arbitrary: fc.tuple(word, marks).map(([text, on]) => schema.text(text, on)) },
    { weight: 1, arbitrary: fc.constant(schema.node('lineBreak')) },
  );
  const paragraph = fc
    .array(inline, { minLength: 1, maxLength: 5 })
    .map((nodes) => schema.node('paragraph', null, nodes));
  const list = fc
    .tuple(fc.constantFrom('bulletList', 'orderedList'), fc.array(paragraph, { minLength: 1, maxLength: 3 }))
    .map(([type, items]) =>
      schema.node(
        type,
        null,
        items.map((item) => schema.node('item', null, item)),
      ),
    );
  const doc = fc.tuple(paragraph, fc.option(list, { nil: undefined }), paragraph).map((blocks) =>
    schema.node(
      'doc',
      null,
      blocks.filter((block) => block !== undefined),
    ),
  );
  fc.assert(
    fc.property(doc, (node) => {
      expect(summarize(parseMarkdown(writeMarkdown(node)))).toEqual(summarize(node));
    }),
    { numRuns: 150 },
  );
});
