import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providers } from '../../donation/providers/registry';
import { partKeys, readDocument, writeDocument } from '../../editors/demo/documents';
import { languages } from '../../i18n/languages';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { localize } from '../localize';
import { isSample } from '../placeholders';
import { siteFields } from '../singletons';
import { buildHomeView } from '../viewModel';
import { loadContent } from './load';
import { findMediaAdvice } from './mediaAdvice';

// The only suite that reads the live content. It checks rules only, because editors may change every text and number.
const folder = 'content';
const content = loadContent(folder);
const keysOf = (labels: object) => Object.keys(labels).sort();

it.each(languages)('content/labels has the same keys in %s as in French, and no blank label', (language) => {
  const labels = content.labels[language];
  // The demo editor is in French only.
  const french = keysOf(content.labels.fr).filter((key) => language === 'fr' || !key.startsWith('admin.'));
  expect(keysOf(labels)).toEqual(french);
  expect(Object.entries(labels).filter(([, label]) => label.trim() === '')).toEqual([]);
});

/** The French labels whose words docs/specification.md fixes. */
const specifiedLabels = ['error.refused.title', 'error.network.message'];

it.each(languages)('content/labels names the payment provider as {{provider}} in %s', (language) => {
  const names = new RegExp(providers.map(({ name }) => name).join('|'), 'i');
  const labels = Object.entries(content.labels[language]).filter(([, label]) => names.test(label));
  const own = labels.filter(([key]) => language !== 'fr' || !specifiedLabels.includes(key));
  expect(own).toEqual([]);
});

it('the editors, whose labels no build fills in, do not name the payment provider', () => {
  const editors = content.labelFiles.filter(({ name }) => name === 'admin');
  expect(editors).toHaveLength(1);
  expect(JSON.stringify(editors)).not.toContain('{{provider}}');
});

it.each(languages)('fixtures/content has the same labels in %s as content', (language) => {
  expect(keysOf(loadFixtureContent().labels[language])).toEqual(keysOf(content.labels[language]));
});

describe('an entry that the demo editor writes', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync(folder, copy, { recursive: true });
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  it.each(partKeys)('shows the same page as the file it was read from: %s', (key) => {
    for (const { path, text } of writeDocument(key, readDocument(key, content))) writeFileSync(join(copy, path), text);
    const written = loadContent(copy);
    for (const language of languages)
      expect(buildHomeView(written, language)).toEqual(buildHomeView(content, language));
  });
});

it('sample pictures and videos are light, play while they download, and tell no place', () => {
  const site = localize(siteFields, content.site.entry, 'fr');
  const samples = listUploads().filter((src) => isSample(site, src));
  expect(findMediaAdvice(samples, folder)).toEqual([]);
});

function listUploads(): string[] {
  return readdirSync(join(folder, 'uploads'), { recursive: true, encoding: 'utf8' })
    .map((name) => `/uploads/${name.replaceAll('\\', '/')}`)
    .filter((src) => !/\/\./.test(src) && statSync(join(folder, src)).isFile());
}
