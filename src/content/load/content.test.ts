import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providers } from '../../donation/providers/registry';
import { partKeys, readDocument, writeDocument } from '../../editors/demo/documents';
import { languages } from '../../i18n/languages';
import { localize } from '../localize';
import { isSample } from '../placeholders';
import { siteFields } from '../singletons';
import { buildHomeView } from '../viewModel';
import { loadContent } from './load';
import { findLabelMistakes } from './loadLabels';
import { findMediaAdvice } from './mediaAdvice';

// The only suite that reads the live content. It checks rules only, because volunteers may change every text and number.
const folder = 'content';
const content = loadContent(folder);
const providerNames = providers.map(({ name }) => name);

it('the labels have no mistake that content:check would report', () => {
  expect(findLabelMistakes(content, providerNames)).toEqual([]);
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
