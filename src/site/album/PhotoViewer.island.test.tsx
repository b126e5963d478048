/** @jest-environment jsdom */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followHistory } from '../../shared/browser/useHistoryLayer';
import { ResolvePictureContext, resolveBuilt } from '../../shared/components/Picture';
import { label } from '../../testing/label';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { AlbumMedia } from './AlbumMedia';
import { PhotoViewer } from './PhotoViewer.island';

const picture = { width: 3, height: 2, src: '/a.jpg', srcSet: '', sources: [] };
const removal = 'https://wa.me/237699?text=Bonjour%20%3A';

/** Opens the first of two photos, on a stage of 500 × 400 pixels. Photos whose captions are `missing` have no file. */
function open(link?: string, missing: string[] = [], height = 600) {
  window.history.replaceState(null, '', '/albums/veillee/');
  renderInLanguage(
    <>
      {['Le soir tombe', 'Le feu prend'].map((caption, index) => (
        <figure key={caption} data-photo={`p${index}`}>
          <a href={`/static/${index}.jpg`}>
            {!missing.includes(caption) && (
              <img src={`/static/${index}.jpg`} alt={caption} width={500} height={height} />
            )}
          </a>
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
      <PhotoViewer removal={link} />
    </>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Le soir tombe' }));
}

const readMessage = () =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name: label('photo.remove') }).href).searchParams.get('text');

it('the message that asks to remove a photo has the caption and the URL of the photo on show', () => {
  open(removal);
  expect(readMessage()).toBe('Bonjour : Le soir tombe http://localhost/albums/veillee/#photo-p0');
  fireEvent.click(screen.getByRole('button', { name: label('photo.next') }));
  expect(readMessage()).toBe('Bonjour : Le feu prend http://localhost/albums/veillee/#photo-p1');
});

it('without a known contact, the viewer offers no removal', () => {
  open();
  expect(screen.getByRole('button', { name: label('photo.next') })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: label('photo.remove') })).toBeNull();
});

async function drag(from: number, to: number): Promise<void> {
  // Drags beside the photo, because browsers drag the photo's file.
  const target = screen.getByRole('dialog').querySelector('picture')?.parentElement as HTMLElement;
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target, coords: { clientX: from, clientY: 0 } },
    { keys: '[/MouseLeft]', target, coords: { clientX: to, clientY: 0 } },
  ]);
}

it('a swipe by mouse shows the next photo unenlarged, and a click then enlarges it', async () => {
  open();
  const zoom = screen.getByRole('button', { name: label('photo.fullSize') });
  await drag(200, 100);
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/Le feu prend/);
  expect(zoom).toHaveAttribute('aria-pressed', 'false');
  await drag(200, 200);
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/Le feu prend/);
  expect(zoom).toHaveAttribute('aria-pressed', 'true');
});

it('a drag on a page zoomed by the browser shows no other photo', async () => {
  open();
  Object.assign(window, { visualViewport: { scale: 2 } });
  await drag(200, 100);
  Object.assign(window, { visualViewport: undefined });
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/Le soir tombe/);
});

it('a photo without a file cannot be enlarged, and keeps the focus and the arrow keys', () => {
  open(undefined, ['Le feu prend']);
  const zoom = screen.getByRole('button', { name: label('photo.fullSize'), pressed: false });
  zoom.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  press('ArrowRight');
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/Le feu prend/);
  fireEvent.click(zoom);
  expect(zoom).toHaveAttribute('aria-disabled', 'true');
  expect(zoom).toHaveAttribute('aria-pressed', 'false');
  press('ArrowLeft');
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/Le soir tombe/);
  expect(zoom).toHaveAttribute('aria-disabled', 'false');
});

it('a photo shown at full size cannot be enlarged', () => {
  open(undefined, [], 400);
  const zoom = screen.getByLabelText(label('photo.fullSize'));
  expect(zoom).not.toBeVisible();
  fireEvent.click(zoom);
  expect(zoom).toHaveAttribute('aria-pressed', 'false');
});

it('the counter and the caption follow the photo where a browser has translated the page', () => {
  open();
  const viewer = screen.getByRole('dialog');
  // Wraps each text in an element, as Chrome's translation does.
  const texts = document.createTreeWalker(viewer, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
  fireEvent.click(screen.getByRole('button', { name: label('photo.next') }));
  expect(viewer).toHaveTextContent(`${label('photo.position', { position: 2, total: 2 })}. Le feu prendLe feu prend`);
});

it.each(['un mot', 'le "soir"', 'été<2>'])(
  'the URL of the photo %j opens it, and closing it returns the focus',
  async (id) => {
    const photo = { id, type: 'photo', src: '/uploads/a.jpg', caption: 'Le soir tombe' } as const;
    const show = () =>
      renderInLanguage(
        <ResolvePictureContext value={resolveBuilt({ [photo.src]: picture })}>
          <AlbumMedia album={{ media: [photo] }} files={{}} />
          <PhotoViewer />
        </ResolvePictureContext>,
      );
    const findLink = () => screen.getByRole('link', { name: label('photo.enlarge', photo) });
    window.history.replaceState(null, '', '/albums/veillee/');
    followHistory(() => '/albums/veillee/');
    const { unmount } = show();
    fireEvent.click(findLink());
    const { href } = window.location;
    unmount();
    // Simulates a visit to this URL.
    window.history.replaceState(null, '', href);
    show();
    expect(screen.getByRole('dialog')).toHaveAccessibleName(/Le soir tombe/);
    fireEvent.click(screen.getByRole('button', { name: label('dialog.close') }));
    await waitFor(() => expect(findLink()).toHaveFocus());
  },
);

it('a video that starts pauses the others, and the viewer pauses all', () => {
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  const listPaused = () => pause.mock.contexts.splice(0).map((film) => (film as Element).getAttribute('aria-label'));
  const films = ['La danse', 'Le chant', 'La pluie'].map(
    (caption) => ({ id: caption, type: 'video', src: '/uploads/a.mp4', caption }) as const,
  );
  renderInLanguage(<AlbumMedia album={{ media: films }} files={{}} />);
  open();
  expect(listPaused()).toEqual(['La danse', 'Le chant', 'La pluie']);
  fireEvent.play(screen.getByLabelText('Le chant'));
  expect(listPaused()).toEqual(['La danse', 'La pluie']);
});
