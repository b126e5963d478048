import { expect, test } from '@playwright/test';
import { makeProject, type Project } from '../support/temporaryProject';

const mistakes: { name: string; make: (project: Project) => void; says: string }[] = [
  {
    name: 'a missing title',
    make: ({ editContent }) => editContent('home/hero.json', deleteTitle),
    says: 'content/home/hero.json: fr.title is required',
  },
  {
    name: 'a blank title of an activity',
    make: ({ editContent }) =>
      editContent('activities/fete-de-quartier.fr.md', (text) => text.replace(/^title: .*$/m, 'title: "  "')),
    says: 'content/activities/fete-de-quartier.fr.md: title is required',
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
    project.editContent('home/hero.json', deleteTitle);
    const { exitCode, output } = await project.run('node_modules/gatsby/cli.js', 'build');
    expect(exitCode).not.toBe(0);
    expect(output).toContain('content/home/hero.json: fr.title is required');
    expect(project.list('public')).not.toContain('index.html');
  } finally {
    project.remove();
  }
});

function deleteTitle(text: string): string {
  const entry = JSON.parse(text);
  delete entry.fr.title;
  return JSON.stringify(entry, null, 2);
}
