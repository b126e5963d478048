import { expect, test } from '@playwright/test';
import { makeProject } from '../support/temporaryProject';

// tools/build.test.ts tests the check that npm run build makes before it starts Gatsby.
test('gatsby build itself refuses invalid content', async () => {
  const project = makeProject();
  try {
    project.editContent('home/hero.json', (text) => {
      const entry = JSON.parse(text);
      delete entry.fr.title;
      return JSON.stringify(entry);
    });
    await expect(project.build()).rejects.toThrow('content/home/hero.json: fr.title is required');
    expect(project.list('public')).not.toContain('index.html');
  } finally {
    project.remove();
  }
});
