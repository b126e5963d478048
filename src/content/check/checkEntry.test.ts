import { itemId, list, longText, media as mediaField, number, object, text, url } from '../fields/declare';
import type { Fields } from '../fields/fields';
import type { FileType } from '../fields/media';
import { describeProblem } from '../problems';
import { checkEntry } from './checkEntry';

const optional = { optional: true } as const;
const fields = {
  title: text('', ''),
  subtitle: text('', '', optional),
  short: text('', '', { max: 5, ...optional }),
  long: longText('', '', optional),
  tone: text('', '', { options: ['calm', 'loud'], ...optional }),
  order: number('', '', optional),
  link: url('', '', optional),
  phone: text('', '', { contact: 'tel', ...optional }),
  email: text('', '', { contact: 'email', ...optional }),
  picture: mediaField('', '', { accept: ['photo'], ...optional, shared: true }),
  card: { ...object('', '', { text: longText('', '') }), ...optional },
  items: list('', '', { ...optional, of: object('', '', { id: itemId, text: text('', '') }) }),
} satisfies Fields;

const uploads = new Set(['/uploads/a/photo-01.jpg']);

function problemsOf(entry: unknown): string[] {
  return checkEntry('content/home/sample.json', fields, entry, uploads).map(describeProblem);
}

const french = (values: Record<string, unknown>) => ({ fr: { title: 'Bonjour', ...values } });

it.each<[string, unknown]>([
  ['an entry with only its required fields', french({})],
  ['an empty English half', { ...french({}), en: {} }],
  ['a text of the maximum length', french({ short: 'abcde' })],
  ...['images.unsplash.com', 'images.pexels.com', 'cdn.pixabay.com'].map((host): [string, unknown] => [
    `a picture on ${host}`,
    french({ picture: `https://${host}/photo-1` }),
  ]),
])('checkEntry accepts %s', (_, entry) => {
  expect(problemsOf(entry)).toEqual([]);
});

it.each([
  ['a missing title', { fr: {} }, 'content/home/sample.json: fr.title is required'],
  ['a title of spaces only', { fr: { title: '  ' } }, 'content/home/sample.json: fr.title is required'],
  ['a title that is no text', { fr: { title: 5 } }, 'fr.title must be a text, between quotation marks'],
  ['an unknown field', french({ titel: 'x' }), 'fr.titel is not a field here; the fields are title, subtitle,'],
  ['an unknown language', { ...french({}), de: {} }, 'de is not a language of this site (fr, en)'],
  ['no French', { en: { title: 'Hello' } }, 'fr is missing: every entry needs its French text'],
  ['an entry that is a list', [], 'must be an object with one part per language'],
  ['a language that is a text', { fr: 'Bonjour' }, 'fr must be an object'],
  ['a choice that is not offered', french({ tone: 'shrill' }), 'fr.tone is "shrill", but must be one of calm, loud'],
  ['a number written as text', french({ order: '7' }), 'fr.order must be a number'],
  [
    'a text longer than its field allows',
    french({ short: 'abcdef' }),
    'fr.short has 6 characters, but may have 5 at most',
  ],
  ['a text longer than its kind allows', french({ long: 'a'.repeat(601) }), 'fr.long has 601 characters, but may'],
  ['a URL without https', french({ link: 'http://a.org' }), 'fr.link must be a URL that starts with https://'],
  ['an object that is a text', french({ card: 'x' }), 'fr.card must be an object'],
  ['a field missing inside an object', french({ card: {} }), 'fr.card.text is required'],
  ['a list that is none', french({ items: 'x' }), 'fr.items must be a list'],
  ['an empty text for a list', french({ items: '' }), 'fr.items must be a list'],
  ['null for a list', french({ items: null }), 'fr.items must be a list'],
  [
    'a control character',
    french({ long: 'Un\n\tpuits\u0008 et un four' }),
    'fr.long has a character that cannot be read, in "\tpuits� et un four": delete it',
  ],
  ['half of an emoji', french({ subtitle: '👍🏾 oui \ud83d' }), 'that cannot be read, in "👍🏾 oui �": delete it'],
  [
    'characters that only look like letters',
    french({ long: 'Un puits\n𝗙𝗲̂𝘁𝗲 ²' }),
    'fr.long has characters that only look like letters, which screen readers spell: write "Fête ²"',
  ],
  ['a field missing inside a list', french({ items: [{ id: 'a' }] }), 'fr.items[0].text is required'],
  [
    'the same id twice in a list',
    french({
      items: [
        { id: 'a', text: 'x' },
        { id: 'a', text: 'y' },
      ],
    }),
    'fr.items[1].id "a" is used twice in this list',
  ],
  [
    'a mark that nothing fills in',
    french({ subtitle: 'Le {fax}' }),
    'fr.subtitle has {fax}, but only {name}, {shortName}, {phone}, {email} can be filled in',
  ],
  ['a wrong type in English', { ...french({}), en: { title: [] } }, 'en.title must be a text'],
  ...['constructor', 'toString', '__proto__'].map((name): [string, unknown, string] => [
    `a field named like an object’s own property, ${name},`,
    JSON.parse(`{ "fr": { "title": "Bonjour", "${name}": "x" } }`),
    `fr.${name} is not a field`,
  ]),
])('checkEntry refuses %s and names file and field', (_, entry, message) => {
  const problems = problemsOf(entry);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(message);
});

it.each([
  [{ phone: '699 11 22' }, 'fr.phone is "699 11 22", which cannot be dialled'],
  [{ email: 'info@' }, 'fr.email is "info@", which is not one e-mail address'],
  [{ link: 'https://wa.me/69911' }, 'fr.link is "https://wa.me/69911", which cannot be dialled'],
])('checkEntry refuses the contact %j', (contact, problem) => {
  expect(problemsOf(french(contact))).toEqual([expect.stringContaining(problem)]);
});

it.each([
  { phone: '{phone}', email: '{email}' },
  { phone: '+237 6XX XX XX XX', email: 'nous@association.cm ', link: 'https://wa.me/699112233' },
])('checkEntry accepts the contacts %j', (contacts) => {
  expect(problemsOf(french(contacts))).toEqual([]);
});

describe('a media file', () => {
  const spaced = '/uploads/F\u00eate/Photo 1.jpg';
  const decomposed = '/uploads/\u0065\u0301te.jpg';
  const apostrophe = '/uploads/l\u2019eau.JPEG';
  const there = new Set([spaced, decomposed, apostrophe, '/uploads/film.jpg', '/uploads/film.mp4']);
  const copy = (name: string) => `must be spelled as the file is, even if it looks the same: copy ${name}`;
  it.each([
    ['without the first slash', 'uploads/Fête/Photo 1.jpg', copy(spaced)],
    ['from the root of the repository', 'content/uploads/Fête/Photo 1.jpg', copy(spaced)],
    ['with backslashes', '\\uploads\\Fête\\Photo 1.jpg', copy(spaced)],
    ['in other capitals', '/uploads/fête/photo 1.JPG', copy(spaced)],
    ['without accents', '/uploads/Fete/Photo 1.jpg', copy(spaced)],
    ['with composed accents', '/uploads/\u00e9te.jpg', copy(decomposed)],
    ['with a straight apostrophe', "/uploads/l'eau.JPEG", copy(apostrophe)],
    ['with another ending', '/uploads/l\u2019eau.jpg', copy(apostrophe)],
    ['without its ending', '/uploads/film', copy('/uploads/film.jpg')],
  ])('written %s is refused, and its spelling is shown', (_, src, problem) => {
    expect(problemsOfMedia(['photo'], src, there)).toEqual([`file: fr.picture ${problem}`]);
  });

  it('written as it is named is accepted', () => {
    expect(problemsOfMedia(['photo'], spaced, there)).toEqual([]);
  });

  function problemsOfMedia(accept: readonly FileType[], src: string, files: ReadonlySet<string>) {
    const picture = { kind: 'media', accept, frenchName: '', hint: '' } as const;
    return checkEntry('file', { picture }, { fr: { picture: src } }, files).map(describeProblem);
  }

  it.each<[string, FileType[], string]>([
    [
      '/uploads/film.mp4',
      ['photo'],
      'is "/uploads/film.mp4", but must be a file whose name ends in .jpg, .jpeg, .png, .webp',
    ],
    ['/uploads/a.jpg', ['video'], 'is "/uploads/a.jpg", but must be a file whose name ends in .mp4'],
    ['/uploads/a.mp4', ['photo', 'video'], 'names a file that is not there: content/uploads/a.mp4'],
    ['uploads/a.jpg', ['photo'], 'names a file that is not there: content/uploads/a.jpg'],
    ['/uploads/a.mp4', ['captions'], 'is "/uploads/a.mp4", but must be a file whose name ends in .fr.vtt, .en.vtt'],
    [
      'https://youtu.be/1',
      ['photo'],
      'is on youtu.be; only images.unsplash.com, images.pexels.com, cdn.pixabay.com are allowed (a film goes as a link into the text of an activity)',
    ],
  ])('named %s is refused with a reason where %j is accepted', (src, accept, message) => {
    expect(problemsOfMedia(accept, src, there)).toEqual([`file: fr.picture ${message}`]);
  });
});

it('checkEntry reports all problems of an entry at once', () => {
  expect(problemsOf({ fr: { order: 'x', card: {} } })).toHaveLength(3);
});
