import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeProject, type Project } from '../support/makeProject';

let project: Project;
test.beforeAll(() => {
  project = makeProject('content');
});
test.afterAll(() => project.remove());

test('the association’s own content builds pages without a broken link or an unfinished text', async () => {
  await project.build();
  const folder = join(project.root, 'public');
  // Without the editor, whose guide explains `{phone}`.
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('index.html') && !name.startsWith('admin'),
  );
  expect(pages.length).toBeGreaterThan(20);
  for (const name of pages) {
    const html = project.read(join('public', name)).replace(/<(script|style)\b.*?<\/\1>/gs, '');
    const paths = [...html.matchAll(/\s(?:href|src)="(\/[^"?#]*)/g)].map(([, path = '']) => decodeURI(path));
    const broken = paths.filter((path) => !existsSync(join(folder, path)));
    const unfinished = html.replace(/<[^>]*>/g, '\n').match(/\{\w*\}|\bundefined\b|\bNaN\b|\[object.*/g) ?? [];
    expect({ broken, unfinished }, name).toEqual({ broken: [], unfinished: [] });
  }
});
