import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { languages } from '../shared/i18n/languages';
import { fixtureFolder } from '../testing/loadFixtureContent';
import { toHalves, toTree } from './documents/bilingual';
import { fieldsOf, filePath, listDocumentKeys, readDocument } from './documents/documents';
import { parseJsonFile } from './load/fileFormats';
import { findLabels, loadContent } from './load/load';
import { listEntries } from './model/entries';
import { present } from './present/present';

type Entry = { fr: Record<string, unknown>; en?: object };

const list = (folder: string, ending: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(ending)) : [];

function edit<E = Entry>(file: string, change: (entry: E) => void): void {
  const entry = parseJsonFile(readFileSync(file, 'utf8')) as E;
  change(entry);
  writeFileSync(file, JSON.stringify(entry));
}

function setFrench(content: string, path: string, values: object): void {
  edit(join(content, path), ({ fr }) => Object.assign(fr, values));
}

const longWord = 'Anticonstitutionnellement-et-interminablement-developpement!';

function addAlbum(content: string, id: string, length: number, src: string): void {
  const media = Array.from({ length }, (_, index) => ({ id: `p${index}`, type: 'photo', src, caption: longWord }));
  const fr = { id, start: '2027', name: longWord, place: 'Kousséri', description: 'Un album.', media };
  writeFileSync(join(content, 'albums', `${id}.json`), JSON.stringify({ fr }));
}

function removeEnglish(content: string): void {
  for (const folder of ['.', 'home', 'albums'])
    for (const name of list(join(content, folder), '.json'))
      edit(join(content, folder, name), (entry) => {
        delete entry.en;
      });
  for (const name of list(join(content, 'activities'), '.en.md')) rmSync(join(content, 'activities', name));
}

/** Edits that are valid for any content. */
const edits: Record<string, (content: string) => void> = {
  'a headline of one long word, and a figure': (content) =>
    setFrench(content, 'home/about.json', {
      title: longWord,
      figures: [{ id: 'a', value: '123 456+', text: longWord.slice(0, 40) }],
    }),
  'no suggested amount': (content) => setFrench(content, 'home/donation.json', { suggestedAmounts: [] }),
  'no step on the poster': (content) => setFrench(content, 'poster.json', { steps: [] }),
  'the real name and contacts, no placeholder and no sample left': (content) =>
    setFrench(content, 'site.json', {
      name: 'Association des Exemples du Cameroun',
      url: 'https://www.association-exemple.cm',
      phone: '+237 699 00 00 00',
      email: 'bonjour@association-exemple.cm',
      registration: '000123/RDA/J06/BAPP',
      socials: [{ id: 'whatsapp', url: 'https://wa.me/237699000000' }],
      samples: [],
    }),
  'no way to give': (content) => setFrench(content, 'giving.json', { ways: [] }),
  'one more activity, without a picture': (content) => {
    const facts = 'location: Bafoussam\nparticipants: 12\n---\n\nUn texte.\n';
    const french = `---\nstart: 2027\nstatus: active\ntitle: Une de plus\n${facts}`;
    writeFileSync(join(content, 'activities/une-de-plus.fr.md'), french);
    writeFileSync(join(content, 'activities/une-de-plus.en.md'), `---\ntitle: One more\n${facts}`);
  },
  'an album of 400 photos': (content) => addAlbum(content, 'un_de_plus', 400, '/uploads/veillee/photo-1.jpg'),
  'an album without a photo of its own': (content) =>
    addAlbum(content, 'pris_ailleurs', 1, 'https://images.unsplash.com/photo-0'),
  'albums the other way round': (content) => {
    for (const name of list(join(content, 'albums'), '.json'))
      edit<{ fr: { media: object[] } }>(join(content, 'albums', name), ({ fr }) => fr.media.reverse());
  },
  'other words on every label': (content) => {
    for (const folder of languages.map((language) => join(content, 'labels', language)))
      for (const name of list(folder, '.json'))
        edit<Record<string, string>>(join(folder, name), (labels) => {
          for (const key of Object.keys(labels)) labels[key] += ' (bis)';
        });
  },
  'no English at all': removeEnglish,
};

const removals: typeof edits = {
  'no album': (content) => rmSync(join(content, 'albums'), { recursive: true, force: true }),
  'no activity': (content) => rmSync(join(content, 'activities'), { recursive: true, force: true }),
};

it('any valid edits are valid together, lose nothing in a tree, and leave each title in both languages', () => {
  const chosen = fc.tuple(
    fc.shuffledSubarray(Object.keys(edits)),
    fc.subarray(Object.keys(removals), { maxLength: 1 }),
  );
  fc.assert(
    fc.property(chosen, (names) => {
      const content = mkdtempSync(join(tmpdir(), 'content-'));
      try {
        cpSync(fixtureFolder, content, { recursive: true });
        cpSync(findLabels(fixtureFolder), join(content, 'labels'), { recursive: true });
        for (const name of names.flat()) ({ ...edits, ...removals })[name]?.(content);
        const loaded = loadContent(content);
        for (const key of listDocumentKeys(loaded)) {
          const tree = readDocument(key, loaded);
          const halves = toHalves(fieldsOf(key), tree);
          expect(toTree(fieldsOf(key), halves)).toEqual(tree);
          const found = listEntries(loaded).find(({ file }) => file === `content/${filePath(key)}`);
          expect(halves.fr).toMatchObject(found?.entry.fr as object);
        }
        for (const language of languages) {
          const presented = present(loaded, language);
          const albums = presented.albums.map(({ name }) => name);
          const activities = presented.activities.map(({ title }) => title);
          expect(albums).toHaveLength(list(join(content, 'albums'), '.json').length);
          expect(activities).toHaveLength(list(join(content, 'activities'), '.fr.md').length);
          const sections = Object.values(presented.sections);
          const titles = sections.flatMap((section) => ('title' in section ? [section.title] : []));
          expect([...albums, ...activities, ...titles].filter((title) => !title)).toEqual([]);
        }
      } finally {
        rmSync(content, { recursive: true });
      }
    }),
    { seed: 2026, numRuns: 15 },
  );
});
