import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { languages } from '../../i18n/languages';
import { fixtureFolder } from '../../testing/loadFixtureContent';
import { buildActivityViews, buildAlbumViews, buildHomeView } from '../viewModel';
import { findLabels, loadContent } from './load';

type Half = Record<string, unknown> & { media?: { id: string; caption?: string }[] };
type Entry = { fr: Half; en?: Half };

function editEach(folder: string, change: (entry: Entry) => void): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const entry = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    change(entry);
    writeFileSync(join(folder, name), JSON.stringify(entry));
  }
}

const setFrench = (content: string, file: string, values: Half) => {
  const entry = JSON.parse(readFileSync(join(content, file), 'utf8'));
  Object.assign(entry.fr, values);
  writeFileSync(join(content, file), JSON.stringify(entry));
};

const longWord = 'Anticonstitutionnellement-et-interminablement-developpement!';

const albumOf = (id: string, src: string, length: number): Entry => {
  const media = Array.from({ length }, (_, index) => ({
    id: `p${index}`,
    type: 'photo',
    src,
    caption: `Photo ${index}`,
  }));
  return { fr: { id, start: '2027', name: longWord, place: 'Kousséri', description: 'Un album.', media } };
};

const addAlbum = (content: string, album: Entry) =>
  writeFileSync(join(content, 'albums', `${album.fr.id}.json`), JSON.stringify(album));

/** What a volunteer may do to any content, by a sentence about it. */
const edits: Record<string, (content: string) => void> = {
  'a headline of one long word, and a figure': (content) =>
    setFrench(content, 'home/hero.json', { title: longWord, facts: [{ id: 'a', value: '123 456+', text: longWord }] }),
  'no figure, no suggested amount, no step': (content) => {
    setFrench(content, 'home/hero.json', { facts: [] });
    setFrench(content, 'home/donation.json', { suggestedAmounts: [] });
    setFrench(content, 'poster.json', { steps: [] });
  },
  'the real name, phone and address': (content) =>
    setFrench(content, 'site.json', {
      name: 'Association des Exemples du Cameroun',
      url: 'https://www.association-exemple.cm',
      phone: '+237 699 00 00 00',
      email: 'bonjour@association-exemple.cm',
      registration: '000123/RDA/J06/BAPP',
      socials: [{ id: 'whatsapp', url: 'https://wa.me/237699000000' }],
      placeholders: [],
      samples: [],
    }),
  'every way to give is real': (content) => setFrench(content, 'giving.json', { placeholders: [] }),
  'one more activity, without a picture': (content) => {
    const body = 'title: Une de plus\nlocation: Bafoussam\nparticipants: 12\n---\n\nUn texte.\n';
    writeFileSync(join(content, 'activities/une-de-plus.fr.md'), `---\nstart: 2027\nstatus: active\n${body}`);
    writeFileSync(join(content, 'activities/une-de-plus.en.md'), `---\n${body}`);
  },
  'an album of 400 photos': (content) => addAlbum(content, albumOf('un_de_plus', '/uploads/veillee/photo-1.jpg', 400)),
  'an album from a stock-photo host': (content) =>
    addAlbum(content, albumOf('pris_ailleurs', 'https://images.unsplash.com/photo-0', 1)),
  'albums the other way round': (content) =>
    editEach(join(content, 'albums'), ({ fr }) => {
      fr.media?.reverse();
    }),
  'other words on every label': (content) => {
    for (const language of languages)
      editEach(join(content, 'labels', language), (labels) => {
        for (const [key, label] of Object.entries(labels)) Object.assign(labels, { [key]: `${label} (bis)` });
      });
  },
  'no English at all': (content) => {
    for (const folder of ['.', 'home', 'albums'])
      editEach(join(content, folder), (entry) => {
        delete entry.en;
      });
    for (const name of readdirSync(join(content, 'activities')).filter((file) => file.endsWith('.en.md')))
      rmSync(join(content, 'activities', name));
  },
};

const removals: typeof edits = {
  'no album': (content) => rmSync(join(content, 'albums'), { recursive: true }),
  'no activity, and no album that names one': (content) => {
    rmSync(join(content, 'albums'), { recursive: true, force: true });
    rmSync(join(content, 'activities'), { recursive: true });
  },
};

it('any legal edits together stay legal, and every page has its texts in both languages', () => {
  const some = fc.tuple(fc.shuffledSubarray(Object.keys(edits)), fc.subarray(Object.keys(removals)));
  fc.assert(
    fc.property(some, ([changed, removed]) => {
      const content = mkdtempSync(join(tmpdir(), 'content-'));
      try {
        cpSync(fixtureFolder, content, { recursive: true });
        cpSync(findLabels(fixtureFolder), join(content, 'labels'), { recursive: true });
        // Removals last: they are legal after any other edit.
        for (const name of changed) edits[name]?.(content);
        for (const name of removed) removals[name]?.(content);
        const loaded = loadContent(content);
        for (const language of languages) {
          const { sections } = buildHomeView(loaded, language);
          const titles = [
            ...Object.values(sections).flatMap((section) => ('title' in section ? [section.title] : [])),
            ...buildAlbumViews(loaded, language).map(({ album }) => album.name),
            ...buildActivityViews(loaded, language).map(({ activity }) => activity.title),
          ];
          expect(titles.filter((title) => !title)).toEqual([]);
          expect(titles.length).toBeGreaterThan(4);
        }
      } finally {
        rmSync(content, { recursive: true });
      }
    }),
    { seed: 2026, numRuns: 40 },
  );
});
