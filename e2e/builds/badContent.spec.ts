import { expect, test } from '@playwright/test';
import { makeProject, type Project } from '../temporaryProject';

const mistakes: { name: string; make: (project: Project) => void; says: string }[] = [
  {
    name: 'a missing title',
    make: ({ editContent }) => editContent('home/hero.json', (text) => edit(text, ({ fr }) => delete fr.title)),
    says: 'content/home/hero.json: fr.title is required',
  },
  {
    name: 'a blank title of an activity',
    make: ({ editContent }) =>
      editContent('activities/fete-de-quartier.fr.md', (text) => text.replace(/^title: .*$/m, 'title: "  "')),
    says: 'content/activities/fete-de-quartier.fr.md: title is required',
  },
  {
    name: 'an unknown language',
    make: ({ editContent }) => editContent('home/about.json', (text) => edit(text, (entry) => (entry.de = entry.fr))),
    says: 'content/home/about.json: de is not a language of this site',
  },
  {
    name: 'a missing photo',
    make: ({ editContent }) =>
      editContent('albums/veillee.json', (text) =>
        edit(text, ({ fr }) => (fr.media[0].src = '/uploads/veillee/photo-99.jpg')),
      ),
    says: 'content/albums/veillee.json: fr.media[0].src ("Le soir tombe — illustration provisoire") names a file that is not there: content/uploads/veillee/photo-99.jpg',
  },
  {
    name: 'two photos of an album with the same id',
    make: ({ editContent }) =>
      editContent('albums/veillee.json', (text) => edit(text, ({ fr }) => (fr.media[2].id = fr.media[0].id))),
    says: 'content/albums/veillee.json: fr.media[2].id ("Les conteurs — illustration provisoire") "',
  },
  {
    name: 'two albums with the same id',
    make: ({ editContent }) => editContent('albums/film.json', (text) => edit(text, ({ fr }) => (fr.id = 'chantier'))),
    says: 'content/albums/film.json: fr.id "chantier" is already the id of content/albums/chantier.json',
  },
  {
    name: 'a file that is not JSON',
    make: ({ editContent }) => editContent('home/contact.json', (text) => text.replace('{', '')),
    says: 'content/home/contact.json: is not valid JSON',
  },
];

test('npm run build stops on invalid content, names every mistake, and keeps the existing public/', async () => {
  const project = makeProject({ uploads: true });
  try {
    project.write('public/index.html', 'the site before');
    for (const { make } of mistakes) make(project);
    const { exitCode, output } = await project.run('--import', 'tsx', 'tools/site.ts', 'build');
    expect(exitCode).toBe(1);
    for (const { name, says } of mistakes) expect(output, name).toContain(says);
    expect(output).toContain('nothing was built');
    expect(project.list('public')).toEqual(['index.html']);
    expect(project.read('public/index.html')).toBe('the site before');
  } finally {
    project.remove();
  }
});

test('gatsby build refuses invalid content without our check', async () => {
  const project = makeProject({ uploads: true });
  try {
    project.editContent('home/hero.json', (text) => edit(text, ({ fr }) => delete fr.title));
    const { exitCode, output } = await project.run('node_modules/gatsby/cli.js', 'build');
    expect(exitCode).not.toBe(0);
    expect(output).toContain('content/home/hero.json: fr.title is required');
    expect(project.list('public')).not.toContain('index.html');
  } finally {
    project.remove();
  }
});

/** The fields of an entry that these mistakes change. */
type Half = { [field: string]: unknown; media: [Medium, Medium, Medium] };
type Medium = { id: string; src: string };

function edit(text: string, change: (entry: { [language: string]: Half; fr: Half }) => unknown): string {
  const entry = JSON.parse(text);
  change(entry);
  return JSON.stringify(entry, null, 2);
}
