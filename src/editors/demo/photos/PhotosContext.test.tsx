/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { ResolvePictureContext } from '../../../components/Picture';
import { PhotosProvider, usePhotos } from './PhotosContext';
import { getPhotos, setPhoto } from './photoStore';

const src = '/uploads/accueil/marche.jpg';
const photo = { blob: new Blob(['a photo'], { type: 'image/jpeg' }), originalBytes: 7 };

let photos: ReturnType<typeof usePhotos>;
function Photos() {
  photos = usePhotos();
  return <p>{Object.keys(photos.drafts).join()}</p>;
}

const open = () =>
  render(
    <ResolvePictureContext value={() => ({ kind: 'missing' })}>
      <PhotosProvider documentKey="hero" published={[]}>
        <Photos />
      </PhotosProvider>
    </ResolvePictureContext>,
  );

// jsdom has no blob URLs.
Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });

it('forgotten photos are neither shown nor kept', async () => {
  await setPhoto('hero', src, photo);
  open();
  await screen.findByText(src);
  await act(async () => photos.forget());
  expect(screen.queryByText(src)).toBeNull();
  expect(await getPhotos('hero')).toEqual({});
});
