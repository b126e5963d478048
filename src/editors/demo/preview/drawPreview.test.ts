/** @jest-environment jsdom */
import { activitiesIn, readDocument, startAlbum } from '../../../content/documents/documents';
import type { Site } from '../../../content/model/model';
import { matchLabel } from '../../../testing/label';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { drawPreview, hasPreview } from './drawPreview';

const content = loadFixtureContent();
const site = { phone: '699 11 22 33', email: 'contact@example.org', samples: ['/uploads/accueil/'] } as Site;

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

it('the preview of a new album shows a photo as soon as it is added, then its caption', () => {
  const photo = { id: 'k3f7', type: 'photo', src: '/uploads/fete/photo-3f9a1c2b7d.jpg' };
  const draw = (added: object) => {
    const tree = { ...startAlbum('album-fete', new Date()), media: [added] };
    return renderInLanguage(drawPreview('album-fete', tree, site, 'fr')).container.querySelector('figure');
  };
  expect(hasPreview('album-fete')).toBe(true);
  expect(draw(photo)?.querySelector('img')).toHaveAttribute('src', photo.src);
  expect(draw({ ...photo, caption: { fr: 'La fête' } })).toHaveTextContent('La fête');
});

it('the preview shows the activities that the landing page will, marked as samples', () => {
  const before = { ...readDocument('activities', content), latest: 2 };
  const [party, well] = activitiesIn(before);
  const added = { ...well, id: 'sources-k3f7wd', title: { fr: 'Cinq sources' }, status: 'completed', start: '2031' };
  const tree = { ...before, activities: [party, well, added] };
  const { container } = renderInLanguage(drawPreview('activities', tree, site, 'fr'));
  expect([...container.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Fête de quartier',
    'Cinq sources',
  ]);
  expect(container).toHaveTextContent(matchLabel('album.samples'));
});
