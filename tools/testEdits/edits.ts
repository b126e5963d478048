import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A legal change of any `content/` folder. */
type Edit = (content: string) => void;

/** The fields of an entry that these edits read. */
type Half = Record<string, unknown> & { media?: { id: string; type?: string; src?: string; caption?: string }[] };
type Entry = { fr: Half; en?: Half };

/** Legal edits. The edits of a set are compatible and share a build. */
export const editSets: { name: string; edits: Record<string, Edit> }[] = [
  {
    name: 'The association goes live, and grows',
    edits: {
      'a headline of 60 characters without a space, a figure of 12': (content) =>
        editEntry(content, 'home/hero.json', ({ fr, en }) => {
          fr.title = longWord;
          fr.facts = [{ id: 'figure', value: '123 456 789+', text: longWord }];
          if (en) en.title = 'A new headline';
        }),
      'its real name, phone and addresses, WhatsApp and registration, no placeholder left': (content) =>
        editEntry(content, 'site.json', ({ fr }) => Object.assign(fr, realSite)),
      'its own ways to give': (content) =>
        editEntry(content, 'giving.json', ({ fr }) => {
          fr.placeholders = [];
        }),
      'one more activity, without a picture': (content) => {
        write(
          content,
          'activities/une-de-plus.fr.md',
          activityOf('Une activité de plus', 'start: 2027\nstatus: active\n'),
        );
        write(content, 'activities/une-de-plus.en.md', activityOf('One more activity'));
      },
      'one more album, of 400 photos, that begins with a long name': (content) =>
        write(content, 'albums/un_de_plus.json', toJson(albumOf(listPhotos(content), 400))),
      'captions of real photos': (content) =>
        editEach(content, 'albums', (entry: Entry) => {
          for (const { media } of [entry.fr, entry.en ?? {}]) {
            for (const item of media ?? []) item.caption = `Photo ${item.id}, Yaoundé`;
          }
        }),
      'other words on every label': (content) => {
        for (const language of ['fr', 'en']) {
          editEach(content, `labels/${language}`, (labels: Record<string, string>) => {
            for (const [key, label] of Object.entries(labels)) labels[key] = `${label} (bis)`;
          });
        }
      },
    },
  },
  {
    name: 'Nothing to show yet',
    edits: {
      'no album': (content) => rmSync(join(content, 'albums'), { recursive: true }),
      'no activity': (content) => rmSync(join(content, 'activities'), { recursive: true }),
      'no upload that nothing shows': (content) => removeUnused(content),
      'no figure, no suggested amount, no step on the poster': (content) => {
        editEntry(content, 'home/hero.json', ({ fr }) => {
          fr.facts = [];
        });
        editEntry(content, 'home/donation.json', ({ fr }) => {
          fr.suggestedAmounts = [];
        });
        editEntry(content, 'poster.json', ({ fr }) => {
          fr.steps = [];
        });
      },
    },
  },
  {
    name: 'French alone',
    edits: {
      'no English at all': (content) => {
        for (const folder of ['.', 'home', 'albums']) {
          editEach(content, folder, (entry: Entry) => {
            delete entry.en;
          });
        }
        for (const name of list(content, 'activities').filter((name) => name.endsWith('.en.md'))) {
          rmSync(join(content, 'activities', name));
        }
      },
      'albums the other way round': (content) =>
        editEach(content, 'albums', ({ fr }: Entry) => {
          fr.media?.reverse();
        }),
      'an album without a photo of its own': (content) =>
        write(content, 'albums/pris_ailleurs.json', toJson(albumOf(['https://images.unsplash.com/photo-0'], 1))),
    },
  },
];

const longWord = 'Anticonstitutionnellement-et-interminablement-developpement!';

const realSite = {
  name: 'Association des Exemples du Cameroun',
  shortName: 'Exemples',
  url: 'https://www.association-exemple.cm',
  phone: '+237 699 00 00 00',
  email: 'bonjour@association-exemple.cm',
  legalName: 'Association des Exemples',
  registration: '000123/RDA/J06/BAPP',
  socials: [
    { id: 'facebook', url: 'https://www.facebook.com/association.exemple' },
    { id: 'whatsapp', url: 'https://wa.me/237699000000' },
  ],
  placeholders: [],
  samples: [],
};

function activityOf(title: string, facts = ''): string {
  return `---\n${facts}title: ${title}\nlocation: Bafoussam\nparticipants: 12\n---\n\n${title}.\n`;
}

/** An album of `length` photos that cycle through the sources. */
function albumOf(sources: string[], length: number): Entry {
  const media = Array.from({ length }, (_, index) => ({
    id: `p${index}`,
    type: 'photo',
    src: sources[index % sources.length],
    caption: `Photo ${index}`,
  }));
  return {
    fr: { id: `album_${length}`, start: '2027', name: longWord, place: 'Kousséri', description: 'Un album.', media },
  };
}

/** All uploaded photos that the content names. */
function listPhotos(content: string): string[] {
  const texts = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(content, name), 'utf8'));
  return [...new Set(texts.join().match(/\/uploads\/[^"]+\.jpg/g))];
}

function removeUnused(content: string): void {
  const used = listPhotos(content);
  for (const name of readdirSync(join(content, 'uploads'), { recursive: true, encoding: 'utf8' })) {
    const isPicture = /\.(jpe?g|png|webp|mp4)$/i.test(name);
    if (isPicture && !used.includes(`/uploads/${name.replaceAll('\\', '/')}`)) rmSync(join(content, 'uploads', name));
  }
}

function list(content: string, folder: string): string[] {
  return readdirSync(join(content, folder));
}

function write(content: string, path: string, text: string): void {
  mkdirSync(join(content, path, '..'), { recursive: true });
  writeFileSync(join(content, path), text);
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function editEntry<E = Entry>(content: string, path: string, edit: (entry: E) => void): void {
  const entry = JSON.parse(readFileSync(join(content, path), 'utf8'));
  edit(entry);
  write(content, path, toJson(entry));
}

function editEach<E>(content: string, folder: string, edit: (entry: E) => void): void {
  for (const name of list(content, folder).filter((name) => name.endsWith('.json'))) {
    editEntry(content, join(folder, name), edit);
  }
}
