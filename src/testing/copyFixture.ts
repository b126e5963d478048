import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJsonFile } from '../content/load/fileFormats';
import { ContentError, findLabels, loadContent } from '../content/load/load';
import { describeProblem } from '../content/problems';
import { fixtureFolder } from './loadFixtureContent';
import { makeFolder } from './makeFolder';

/** Gives each test of a file a copy of the fixture content, to edit it and see what the build would report. */
export function copyFixture() {
  const copied = makeFolder();
  beforeEach(() => {
    cpSync(fixtureFolder, copied.folder, { recursive: true });
    cpSync(findLabels(fixtureFolder), join(copied.folder, 'labels'), { recursive: true });
  });

  /**
   * Edits a file.
   * @returns the problems, one per line
   */
  const edit = (path: string, change: (text: string) => string): string => {
    const file = join(copied.folder, path);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    return messageOf(() => loadContent(copied.folder));
  };
  const editJson = (path: string, change: (entry: Record<string, Record<string, unknown>>) => void): string =>
    edit(path, (text) => {
      const entry = parseJsonFile(text) as Record<string, Record<string, unknown>>;
      change(entry);
      return JSON.stringify(entry);
    });
  return Object.assign(copied, { edit, editJson });
}

/** The problems that an action reports; empty if there are none. */
export function messageOf(load: () => unknown): string {
  try {
    load();
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(describeProblem).join('\n');
    throw error;
  }
  return '';
}
