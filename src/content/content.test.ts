import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { languages } from '../i18n/languages';
import { documentKeys, readDocument, writeDocument } from './documents';
import { loadContent } from './load';
import { localize } from './localize';
import { hasFastStart, heavyVideo } from './mediaFiles';
import { type Content, siteFields } from './model';
import { isSample } from './placeholders';
import { buildHomeView } from './viewModel';

// The one suite that reads the site's own content. It holds rules only: no word, fact or count, which editors may change.
const folder = 'content';
const content = loadContent(folder);
const keysOf = (labels: object) => Object.keys(labels).sort();

it.each(languages)('has a word for every label in %s, and none that French lacks', (language) => {
  const labels = content.labels[language];
  // The demo editor speaks French alone.
  const french = keysOf(content.labels.fr).filter((key) => language === 'fr' || !key.startsWith('admin.'));
  expect(keysOf(labels)).toEqual(french);
  expect(Object.entries(labels).filter(([, label]) => label.trim() === '')).toEqual([]);
});

it.each(languages)('has the same labels in %s as fixtures/content, so that tests know every label', (language) => {
  expect(keysOf(loadFixtureContent().labels[language])).toEqual(keysOf(content.labels[language]));
});

it('has no upload that nothing shows', () => {
  const { uploads: _uploads, labels: _labels, ...entries } = content;
  const text = JSON.stringify(entries);
  const explained = '/uploads/README.md';
  expect(listUploads().filter((src) => src !== explained && !text.includes(src))).toEqual([]);
});

describe('an entry that the demo editor writes', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(folder, copy, { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  it.each(documentKeys)('shows the same page as the file it was read from: %s', (key) => {
    for (const { path, text } of writeDocument(key, readDocument(key, content))) writeFileSync(join(copy, path), text);
    const written = loadContent(copy);
    for (const language of languages) expect(readPage(written, language)).toEqual(readPage(content, language));
  });
});

it('has sample videos that are light and play while they are still being received', () => {
  const site = localize(siteFields, content.site.entry, 'fr');
  const samples = listUploads().filter((src) => src.endsWith('.mp4') && isSample(site, src));
  const isGood = (file: Buffer) => file.length <= heavyVideo && hasFastStart(file);
  expect(samples.filter((src) => !isGood(readFileSync(join(folder, src))))).toEqual([]);
});

/** Numbers that order activities may have gaps in a file; the editor writes them without. */
function readPage(loaded: Content, language: (typeof languages)[number]) {
  const home = buildHomeView(loaded, language);
  return { ...home, activities: home.activities.map(({ order: _order, ...activity }) => activity) };
}

function listUploads(): string[] {
  return readdirSync(join(folder, 'uploads'), { recursive: true, encoding: 'utf8' })
    .map((name) => `/uploads/${name.replaceAll('\\', '/')}`)
    .filter((src) => !/\/\./.test(src) && statSync(join(folder, src)).isFile());
}
