/** @jest-environment jsdom */
import { readDocument } from '../../../content/documents/documents';
import type { Site } from '../../../content/model/model';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { drawPreview } from './PreviewPane';

const content = loadFixtureContent();
const site = { phone: '699 11 22 33', email: 'contact@example.org' } as Site;

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
