/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { matchLabel } from '../testing/label';
import { renderInLanguage } from '../testing/renderInLanguage';
import { AlbumCard } from './AlbumCard';

const facts = { slug: 'veillee', name: 'Veillée à Kribi', place: 'Kribi, Sud', year: '2025', photos: 2, videos: 0 };
const album = { ...facts, activity: undefined, coverFocus: undefined };

function show(cover?: string) {
  renderInLanguage(<AlbumCard card={{ ...album, cover }} cost={undefined} />);
  return screen.getByRole('link', { name: /Veillée à Kribi/ });
}

it('an album card shows its cover', () => {
  expect(show('/uploads/a.jpg').querySelector('img')).toHaveAttribute('src', '/uploads/a.jpg');
});

it('an album card without a cover shows the placeholder', () => {
  const card = show();
  expect(card).toHaveTextContent(matchLabel('photo.missing'));
  expect(card.querySelector('img')).toBeNull();
});
