/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { label } from '../testing/label';
import { renderInLanguage } from '../testing/renderInLanguage';
import { AlbumMedia } from './AlbumMedia';

it('a screen reader hears the caption of a photo once, from its link, and sees that of a video', () => {
  const photo = { id: 'a', type: 'photo', src: '/uploads/a.jpg', caption: 'Le soir tombe' } as const;
  const video = { id: 'b', type: 'video', src: '/uploads/b.mp4', caption: 'La danse', description: 'Trois' } as const;
  renderInLanguage(<AlbumMedia media={[photo, video]} videos={{}} />);
  expect(screen.getByRole('link', { name: label('photo.enlarge', photo) })).toBeVisible();
  expect(screen.getByText(photo.caption)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText(video.caption)).not.toHaveAttribute('aria-hidden');
});
