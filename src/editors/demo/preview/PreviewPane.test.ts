/** @jest-environment jsdom */
import { toHalves, toTree } from '../../../content/documents/bilingual';
import { documents, readDocument } from '../../../content/documents/documents';
import { kindOf } from '../../../content/fields/fields';
import { mapFields } from '../../../content/fields/walkFields';
import type { Site } from '../../../content/model/model';
import { asList, asRecord } from '../../../shared/values';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { drawPreview, listParts, previewedKeys } from './PreviewPane';
import { findItems } from './Screen';

const content = loadFixtureContent();
const site = { phone: '699 11 22 33', email: 'contact@example.org' } as Site;

it.each(previewedKeys)('the preview of %s draws each group of its form as an item, and tells which', (key) => {
  const fields = documents[key];
  const { fr = {} } = toHalves(fields, readDocument(key, content));
  // Beside the map, the last fact comes before the first.
  const values = asList(fr.facts).length > 0 ? { ...fr, facts: asList(fr.facts).toReversed() } : fr;
  const places = asList(fr.places).map((place) => asRecord(place).name);
  // Each text is its own path, but a fact names its place by the path of the place's name.
  const texts = mapFields(fields, values, ({ field, path }, value) => {
    if (!kindOf(field).shownAs || 'options' in field) return value;
    return places.includes(value) ? `places[${places.indexOf(value)}].name` : path;
  });
  const tree = toTree(fields, { fr: texts });
  const { container } = renderInLanguage(drawPreview(key, tree, site, 'fr'));
  const items = findItems(container).map(({ textContent }) => textContent);
  const parts = listParts(key, tree, site, 'fr');
  expect(items.slice(0, parts.length)).toEqual(parts.map((part) => expect.stringContaining(`${part}.`)));
});

it('the preview shows the phone number as pages do, with its country code', () => {
  const tree = {
    ...readDocument('contact', content),
    address: { fr: 'Appelez le {phone}' },
    phone: '{phone} ou 677 00 00 11',
  };
  const { container } = renderInLanguage(drawPreview('contact', tree, site, 'fr'));
  expect(container).toHaveTextContent('Appelez le +237 699 11 22 33');
  expect(container).toHaveTextContent('+237 699 11 22 33 ou +237 677 00 00 11');
});
