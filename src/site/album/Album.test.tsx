/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { ResolvePictureContext, resolveBuilt } from '../../shared/components/Picture';
import { label } from '../../testing/label';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { AlbumCard } from './AlbumCard';
import { AlbumMedia } from './AlbumMedia';

const facts = { slug: 'veillee', name: 'Veillée à Kribi', place: 'Kribi, Sud', year: '2025', photos: 2, videos: 0 };
const album = { ...facts, nameLanguage: undefined, activity: undefined, coverFocus: undefined };

function show(cover?: string) {
  renderInLanguage(<AlbumCard card={{ ...album, cover }} cost={undefined} />);
  return screen.getByRole('link', { name: /Veillée à Kribi/ });
}

it('an album card shows its cover', () => {
  expect(show('/uploads/a.jpg').querySelector('img')).toHaveAttribute('src', '/uploads/a.jpg');
});

it('an album without a translation declares the language of its texts', () => {
  const photo = { id: 'a', type: 'photo', src: '/uploads/a.jpg', caption: 'Le soir' } as const;
  renderInLanguage(
    <>
      <AlbumCard card={{ ...album, cover: undefined, nameLanguage: 'fr' }} cost={undefined} />
      <AlbumMedia album={{ media: [{ ...photo, captionLanguage: 'fr' }] }} files={{}} />
    </>,
    'en',
  );
  for (const text of [album.name, photo.caption])
    expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'fr');
});

it('a screen reader reads a photo’s caption once, from its link, and a video’s caption as text', () => {
  const photo = { id: 'a', type: 'photo', src: '/uploads/a.jpg', caption: 'Le soir tombe' } as const;
  const video = { id: 'b', type: 'video', src: '/uploads/b.mp4', caption: 'La danse', description: 'Trois' } as const;
  renderInLanguage(<AlbumMedia album={{ media: [photo, video] }} files={{}} />);
  expect(screen.getByRole('link', { name: label('photo.enlarge', photo) })).toBeVisible();
  expect(screen.getByText(photo.caption)).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText(video.caption)).not.toHaveAttribute('aria-hidden');
});

it('a sample is marked, even a video without its poster, but not a missing photo', () => {
  const picture = { width: 3, height: 2, src: '/a.jpg', srcSet: '', sources: [] };
  const items = [
    { id: 'a', type: 'photo', src: '/uploads/a.jpg', caption: 'Le soir', isSample: true },
    { id: 'b', type: 'photo', src: '/uploads/missing.jpg', caption: 'Le matin', isSample: true },
    {
      id: 'c',
      type: 'video',
      src: '/uploads/c.mp4',
      poster: '/uploads/missing.jpg',
      caption: 'La danse',
      isSample: true,
    },
  ] as const;
  renderInLanguage(
    <ResolvePictureContext value={resolveBuilt({ '/uploads/a.jpg': picture })}>
      <AlbumMedia album={{ media: items }} files={{}} />
    </ResolvePictureContext>,
  );
  const marked = screen.getAllByText(label('photo.sample')).map((mark) => mark.closest('figcaption')?.textContent);
  // In the viewer, the mark never stands alone on a line.
  expect(marked).toEqual(['Le soir', 'La danse'].map((caption) => `${caption}\u00a0·\u00a0${label('photo.sample')}`));
});

it('samples are marked one by one only among real photos; the notice above covers an album of samples', () => {
  const items = ['a', 'b'].map((id) => ({ id, type: 'photo', src: `/uploads/${id}.jpg`, caption: id }) as const);
  const areHidden = (...samples: string[]) => {
    const media = items.map((item) => ({ ...item, isSample: samples.includes(item.id) || undefined }));
    const { unmount } = renderInLanguage(<AlbumMedia album={{ media: media }} files={{}} />);
    const marks = screen
      .getAllByText(label('photo.sample'))
      .map((mark) => getComputedStyle(mark).overflow === 'hidden');
    unmount();
    return marks;
  };
  expect(areHidden('a')).toEqual([false]);
  expect(areHidden('a', 'b')).toEqual([true, true]);
});
