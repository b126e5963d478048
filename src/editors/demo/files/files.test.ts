/** @jest-environment jsdom */
import { strToU8, unzipSync, zipSync } from 'fflate';
import { loadFixtureContent } from '../../../testing/loadFixtureContent';
import { readDocument } from '../documents';
import { writeAt } from '../fields/formState';
import { downloadDocument, readUpload } from './files';

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

const hero = readDocument('hero', loadFixtureContent());
const src = '/uploads/accueil/marche.jpg';
const photos = { [src]: { bytes: strToU8('a photo').slice(), originalBytes: 7 } };

it('one file without new photos is downloaded as it is', () => {
  downloadDocument('hero', hero, photos);
  expect(downloaded?.name).toBe('hero.json');
});

it('a download with new photos is a zip laid out like the content folder, from which they are read again', async () => {
  downloadDocument('hero', writeAt(hero, ['fr', 'picture'], src), photos);
  expect(downloaded?.name).toBe('hero.zip');
  const data = new Uint8Array((await downloaded?.blob.arrayBuffer()) ?? []);
  expect(Object.keys(unzipSync(data))).toEqual(['content/home/hero.json', `content${src}`]);

  const upload = await readUpload(new File([data], 'hero (1).zip'));
  expect(upload?.files).toEqual([{ path: 'content/home/hero.json', text: expect.stringContaining(src) }]);
  expect(upload?.photos).toEqual(photos);
});

it('readUpload takes only photos of the uploads, of the size that the editor makes', async () => {
  const zip = zipSync({
    'content/uploads/../home/hero.jpg': strToU8('x'),
    'content/uploads/accueil/page.html': strToU8('x'),
    'content/home/photo.jpg': strToU8('x'),
    'content/uploads/accueil/large.jpg': new Uint8Array(3_000_000),
  });
  expect((await readUpload(new File([zip], 'a.zip')))?.photos).toEqual({});
  const photos = Array.from({ length: 11 }, (_, index) => [`content/uploads/${index}.jpg`, new Uint8Array(2_000_000)]);
  expect(await readUpload(new File([zipSync(Object.fromEntries(photos))], 'a.zip'))).toBeUndefined();
  expect(await readUpload(new File(['PK'], 'a.zip'))).toBeUndefined();
  expect(await readUpload(new File(['{}'], 'hero.json'))).toEqual({
    files: [{ path: 'hero.json', text: '{}' }],
    photos: {},
  });
});
