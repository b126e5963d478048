/** @jest-environment jsdom */
import type { Fields, Values } from '../../../content/fields';
import type { Entry } from '../../../content/localize';
import type { Site } from '../../../content/model';
import { presentEntry } from '../../../content/present';
import { decodePaths, encodePaths } from './stega';

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
      fields: {
        id: { kind: 'text', ...described, shared: true },
        photo: { kind: 'media', accept: ['photo'], ...described, shared: true, optional: true },
        body: { kind: 'markdown', ...described },
      },
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
      { id: 'a', photo: '/uploads/a.jpg', body: 'Un **pas**' },
      { id: 'b', body: 'Voir :\n\n- un\n- **deux.**' },
      { id: 'c', body: 'Voir https://example.org/a' },
    ],
  },
  en: { title: 'Call', cards: [{ id: 'a' }] },
};
const site = { name: '', shortName: '', phone: '+237 600', email: '' } as Site;

/** Draws a text in a way of its own for each field. */
function draw({ title, lead, picture, cards }: Values<typeof fields>): string {
  return `<h1>${title}</h1>${lead ? `<p>${lead}</p>` : ''}${drawPhoto(picture)}
    ${cards.map(({ photo, body }) => `<section>${photo ? drawPhoto(photo) : ''}<div>${body}</div></section>`).join('')}`;
}

const drawPhoto = (address: string) => `<img src="${address}" alt="">`;

function show(language: 'fr' | 'en') {
  const root = document.createElement('main');
  root.innerHTML = draw(presentEntry(fields, encodePaths(fields, entry, language), site, language));
  decodePaths(root);
  return root;
}

const findPaths = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-field]')].map(({ tagName, dataset }) => `${tagName} ${dataset.field}`);

it('each drawn text and picture names its field, a Markdown text as a whole and a picture used twice each time', () => {
  expect(findPaths(show('fr'))).toEqual([
    'H1 fr.title',
    'P fr.lead',
    'IMG fr.picture',
    'IMG fr.cards[0].photo',
    'DIV fr.cards[0].body',
    'DIV fr.cards[1].body',
    'DIV fr.cards[2].body',
  ]);
});

it('a French text in the place of an English one names the English field, and a shared one the French', () => {
  expect(findPaths(show('en'))).toEqual(expect.arrayContaining(['H1 en.title', 'P en.lead', 'IMG fr.picture']));
});

it('an encoded entry is drawn like the entry itself', () => {
  const root = show('fr');
  for (const element of root.querySelectorAll('[data-field]')) element.removeAttribute('data-field');
  for (const image of root.querySelectorAll('img')) image.setAttribute('src', '/uploads/a.jpg');
  const plain = document.createElement('main');
  plain.innerHTML = draw(presentEntry(fields, entry, site, 'fr'));
  expect(root.innerHTML).toBe(plain.innerHTML);
});

it('options, addresses of links and ids stay as they are', () => {
  const { fr } = encodePaths(fields, entry, 'fr');
  expect(fr).toMatchObject({ state: 'active', url: 'https://a.org', cards: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] });
});

it('a text node that stays when others change keeps its field, one with another text does not', () => {
  const root = show('fr');
  decodePaths(root);
  expect(findPaths(root)).toContain('H1 fr.title');
  const title = root.querySelector('h1')?.firstChild as Text;
  title.data = 'Another text without stega';
  decodePaths(root);
  expect(findPaths(root)).not.toContain('H1 fr.title');
});
