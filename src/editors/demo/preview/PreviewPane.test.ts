/** @jest-environment jsdom */
import { documents, readDocument } from '../../../content/documents/documents';
import { kindOf } from '../../../content/fields';
import type { Site } from '../../../content/model';
import { mapFields } from '../../../content/walkFields';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { drawSection, listParts, previewedKeys } from './PreviewPane';
import { findItems } from './Screen';

const content = loadFixtureContent();

it.each(previewedKeys)('the preview of %s draws each group of its form as an item, in the form’s order', (key) => {
  const fields = documents[key];
  // Each text says its path.
  const fr = mapFields(fields, readDocument(key, content).fr ?? {}, ({ field, path }, value) =>
    kindOf(field).shownAs && !('options' in field) ? path : value,
  );
  const { container } = renderInLanguage(drawSection(key, { fr }, {} as Site, 'fr'));
  const items = findItems(container).map(({ textContent }) => textContent);
  const parts = listParts(fields, { fr });
  expect(items.slice(0, parts.length)).toEqual(parts.map((part) => expect.stringContaining(`${part}.`)));
});
