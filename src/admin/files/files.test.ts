/** @jest-environment jsdom */
import { strToU8, unzipSync, zipSync } from 'fflate';
import { download, readPhotos } from './files';

// jsdom's Blob has no arrayBuffer.
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

let downloaded: { name: string; blob: Blob } | undefined;
beforeEach(() => {
  let last: Blob;
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloaded = { name: this.download, blob: last };
  });
});
afterEach(() => jest.restoreAllMocks());

const hero = { path: 'home/hero.json', text: '{"fr": {}}' };
const photo = { blob: new Blob(['a photo'], { type: 'image/jpeg' }), originalBytes: 7 };

it('one file without photos is downloaded as it is', async () => {
  await download([hero], [], 'hero.zip');
  expect(downloaded?.name).toBe('hero.json');
});

it('a download with photos is a zip laid out like the content folder, from which they are read again', async () => {
  await download([hero], [['/uploads/accueil/marche.jpg', photo]], 'hero.zip');
  expect(downloaded?.name).toBe('hero.zip');
  const data = new Uint8Array((await downloaded?.blob.arrayBuffer()) ?? []);
  expect(Object.keys(unzipSync(data))).toEqual(['content/home/hero.json', 'content/uploads/accueil/marche.jpg']);

  const photos = await readPhotos(new File([data], 'hero (1).zip'));
  expect(photos).toEqual({ '/uploads/accueil/marche.jpg': { blob: expect.any(Blob), originalBytes: 7 } });
  expect(photos['/uploads/accueil/marche.jpg']?.blob.type).toBe('image/jpeg');
});

it('readPhotos takes only photos of the uploads, of the size that the editor makes', async () => {
  const zip = zipSync({
    'content/uploads/../home/hero.jpg': strToU8('x'),
    'content/uploads/accueil/page.html': strToU8('x'),
    'content/home/photo.jpg': strToU8('x'),
    'content/uploads/accueil/large.jpg': new Uint8Array(3_000_000),
  });
  expect(await readPhotos(new File([zip as BlobPart], 'a.zip'))).toEqual({});
  expect(await readPhotos(new File(['PK'], 'a.zip'))).toEqual({});
  expect(await readPhotos(new File(['{}'], 'hero.json'))).toEqual({});
});
