/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import { ResolvePictureContext, resolveBuilt } from '../../shared/components/Picture';
import { label } from '../../testing/label';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { AlbumCard } from './AlbumCard';
import { AlbumMedia } from './AlbumMedia';
import { AlbumOverlay } from './AlbumOverlay.island';

const facts = { slug: 'veillee', name: 'Veillée à Kribi', place: 'Kribi, Sud', photos: 2, videos: 0 };
const languages = { nameLanguage: undefined, placeLanguage: undefined };
const album = { ...facts, ...languages, activity: undefined, coverFocus: undefined };

function show(cover?: string) {
  renderInLanguage(<AlbumCard card={{ ...album, cover }} cost={undefined} />);
  return screen.getByRole('link', { name: /Veillée à Kribi/ });
}

it('an album card shows its cover', () => {
  expect(show('/uploads/a.jpg').querySelector('img')).toHaveAttribute('src', '/uploads/a.jpg');
});

it('each text of an album without a translation declares its language, and no other text does', () => {
  const video = { id: 'b', type: 'video', src: '/uploads/b.mp4', caption: 'La danse' } as const;
  const media = [
    { ...video, captionLanguage: 'fr', description: 'Three dancers', isSample: true },
    {
      ...video,
      id: 'c',
      src: '/uploads/c.mp4',
      caption: 'The song',
      description: 'Deux voix',
      descriptionLanguage: 'fr',
    },
  ] as const;
  renderInLanguage(
    <div lang="en">
      <AlbumCard card={{ ...album, cover: undefined, nameLanguage: 'fr', placeLanguage: 'fr' }} cost={undefined} />
      <AlbumMedia album={{ media }} files={{ [video.src]: { url: '/b.mp4', bytes: 1_000_000 } }} />
    </div>,
    'en',
  );
  const languageOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');
  for (const text of [album.name, album.place, video.caption, 'Deux voix'])
    expect([text, languageOf(text)]).toEqual([text, 'fr']);
  for (const text of ['Three dancers', 'The song']) expect([text, languageOf(text)]).toEqual([text, 'en']);
});

it('the overlay declares the language of a place without a translation, and its viewer that of a photo', async () => {
  const photo = { id: 'a', type: 'photo', src: '/uploads/a.jpg', caption: 'Le soir', captionLanguage: 'fr' } as const;
  const page = {
    album: { ...facts, when: '2025', writtenIn: { place: 'fr' }, media: [photo] },
    pictures: { [photo.src]: { width: 3, height: 2, src: '/a.jpg', srcSet: '', sources: [] } },
    files: {},
  };
  global.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => ({ result: { pageContext: { page } } }) });
  window.history.replaceState({ layers: { album: album.slug } }, '');
  renderInLanguage(<AlbumOverlay albums={[album]} />, 'en');
  expect(await screen.findByText(album.place)).toHaveAttribute('lang', 'fr');
  fireEvent.click(screen.getByRole('link', { name: label('photo.enlarge', photo, 'en') }));
  const viewer = within(screen.getByRole('dialog', { name: /Le soir/ }));
  expect(viewer.getByAltText(photo.caption).closest('[lang]')).toHaveAttribute('lang', 'fr');
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
  // In the viewer, no-break spaces keep the mark on the line of the last word.
  expect(marked).toEqual(['Le soir', 'La danse'].map((caption) => `${caption}\u00a0·\u00a0${label('photo.sample')}`));
});

it('samples are marked one by one only among real photos; the notice above covers an album of samples', () => {
  const items = ['a', 'b'].map((id) => ({ id, type: 'photo', src: `/uploads/${id}.jpg`, caption: id }) as const);
  const areHidden = (...samples: string[]) => {
    const media = items.map((item) => ({ ...item, isSample: samples.includes(item.id) || undefined }));
    const { unmount } = renderInLanguage(<AlbumMedia album={{ media }} files={{}} />);
    const marks = screen
      .getAllByText(label('photo.sample'))
      .map((mark) => getComputedStyle(mark).overflow === 'hidden');
    unmount();
    return marks;
  };
  expect(areHidden('a')).toEqual([false]);
  expect(areHidden('a', 'b')).toEqual([true, true]);
});
