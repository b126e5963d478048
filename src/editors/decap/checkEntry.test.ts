import { writeAt } from '../../content/documents/editEntry';
import type { Entry } from '../../content/localize';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { checkEntry } from './checkEntry';

const content = loadFixtureContent();
const albumOf = content.albums.find(({ entry }) => entry.fr?.id === 'film')?.entry ?? {};

/** Checks an entry as Decap holds it. */
function check(collection: string, slug: string, { fr, en }: Entry) {
  const values: Record<string, unknown> = { collection, slug };
  checkEntry(
    { ...values, data: fr, i18n: { en: { data: en } }, get: (name: string) => values[name] } as never,
    content,
  );
}

it('what the site has is accepted, and so are a new file and a year that is a number', () => {
  check('sections', 'donation', content.home.donation.entry);
  check('album', 'film', writeAt(albumOf, ['fr', 'media', 0, 'poster'], '/uploads/new.jpg'));
  check('album', 'film', writeAt(albumOf, ['fr', 'start'], 2025));
});

it.each([
  ['sections', 'donation', content.home.donation.entry, ['suggestedAmounts', 0, 'value'], 1503, /finit par 0 ou 5/],
  ['sections', 'hero', content.home.hero.entry, ['title'], '', 'Titre (français)\u00a0: Ce champ est obligatoire.'],
  ['sections', 'hero', content.home.hero.entry, ['facts', 0, 'value'], '', /^Chiffre 1 .*› Nombre \(français\)/],
])('in %s %s, what the model refuses is refused with its sentence', (collection, slug, entry, path, value, message) => {
  expect(() => check(collection, slug, writeAt(entry, ['fr', ...path], value))).toThrow(message);
});
