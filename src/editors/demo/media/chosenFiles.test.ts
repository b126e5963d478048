import { maxMediaBytes } from '../../../content/documents/handOver';
import { makePhotoName, placeInDraft, sortFiles, takeFile } from './chosenFiles';

const photo = (length: number) => ({ bytes: new Uint8Array(length) });
const edited = { media: [{ src: '/uploads/a.jpg' }, { src: '/uploads/b.jpg' }] };
const target = { edited, documentKey: 'album-fete', site: {} } as const;
const media = {
  '/uploads/a.jpg': photo(9),
  '/uploads/b.jpg': photo(maxMediaBytes - 10_000_000),
  '/uploads/removed.jpg': photo(11_000_000),
};

it.each([
  ['a photo larger than the room left', media['/uploads/removed.jpg'], { refusal: 'full' }],
  ['what just has room, as removed photos do not count', photo(9_999_991), { src: '/uploads/fete/photo-1.jpg' }],
  [
    'a photo that the draft has',
    photo(2),
    { known: '/uploads/photo-1.jpg' },
    [...edited.media, { src: '/uploads/photo-1.jpg' }],
  ],
] as const)(
  'placeInDraft answers %s by what the draft may hold',
  (_, added, answer, items: readonly object[] = edited.media) => {
    expect(placeInDraft(added, 'photo-1.jpg', { ...target, edited: { media: items }, media })).toMatchObject(answer);
  },
);

const now = Date.UTC(2026, 10, 28);
it.each([
  ['their dates', [now - 3e8, now - 4e8, now - 2e8], ['IMG_0010', 'IMG_0007', 'IMG_0001']],
  ['names, where dates are of 1601', [-1.16e13, -1.16e13, -1.16e13], ['IMG_0001', 'IMG_0007', 'IMG_0010']],
  ['names, where dates are of the last minute', [now - 9, now - 8, now - 7], ['IMG_0001', 'IMG_0007', 'IMG_0010']],
  ['names, where one date is of 2185', [now - 3e8, 6.8e12, now - 2e8], ['IMG_0001', 'IMG_0007', 'IMG_0010']],
])('photos chosen together are in the order of %s', (_, dates, order) => {
  const chosen = ['IMG_0007', 'IMG_0010', 'IMG_0001'].map(
    (name, index) => new File([], name, { lastModified: Number(dates[index]) }),
  );
  expect(sortFiles(chosen, now).map(({ name }) => name)).toEqual(order);
});

it('a file that the draft has already is recognized', async () => {
  const chosen = new File(['x'], 'a.jpg', { type: 'image/jpeg', lastModified: 1 });
  const known = { ...media, '/uploads/a.jpg': { ...photo(1), fingerprint: 'a.jpg 1 1' } };
  expect(await takeFile(chosen, { current: { ...target, media: known } })).toEqual({ known: '/uploads/a.jpg' });
});

it('a file that cannot be prepared ends in an answer, so that the next ones follow', async () => {
  const arrayBuffer = () => {
    throw new Error('The file is gone');
  };
  const broken = Object.assign(new File(['x'], 'a.jpg'), { arrayBuffer });
  expect(await takeFile(broken, { current: { ...target, media } })).toEqual({ refusal: 'unusable' });
});

it('a page without https, which has no SHA-256, does not call a photo damaged', async () => {
  jest.spyOn(crypto, 'subtle', 'get').mockReturnValueOnce(undefined as never);
  expect(await takeFile(new File(['x'], 'a.jpg'), { current: { ...target, media } })).toEqual({ refusal: 'insecure' });
});

it('a file that the device no longer lets the page read is to be chosen again', async () => {
  const refused = Object.assign(new File(['x'], 'a.jpg'), { arrayBuffer: () => Promise.reject(new Error('refused')) });
  expect(await takeFile(refused, { current: { ...target, media } })).toEqual({ refusal: 'unreadable' });
});

it('a photo is decoded from the bytes that were read', async () => {
  const head = Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 0, 0xff, 0xd9]);
  const chosen = Object.assign(new File(['x'], 'a.jpg'), { arrayBuffer: () => Promise.resolve(head.buffer) });
  const decode = jest.fn().mockResolvedValueOnce({ height: 2 }).mockRejectedValue(new Error('damaged'));
  Object.assign(globalThis, { createImageBitmap: decode });
  expect(await takeFile(chosen, { current: { ...target, media } })).toEqual({ refusal: 'unusable' });
  expect(decode.mock.calls[1][0]).toHaveProperty('size', 8);
});

const site = { samples: ['/uploads/accueil/hero.jpg', '/uploads/veillee/'] };
const hero = { documentKey: 'hero', edited: { picture: '/uploads/accueil/hero.jpg' }, site, media: {} } as const;

const answerFor = (to: Parameters<typeof placeInDraft>[2]) => placeInDraft(photo(1), 'photo-1.jpg', to);

it('a photo is in a folder of its document', () => {
  expect(answerFor(hero)).toMatchObject({ src: '/uploads/hero/photo-1.jpg' });
  expect(answerFor({ ...hero, documentKey: 'album-bal_k3f7', edited: {} })).toMatchObject({
    src: '/uploads/bal_k3f7/photo-1.jpg',
  });
});

it('a photo that is added to an album of samples goes into another folder', () => {
  expect(answerFor({ ...hero, documentKey: 'album-veillee' })).toMatchObject({ src: '/uploads/veillee-2/photo-1.jpg' });
});

it('a photo stays a sample where all uploads are samples', () => {
  expect(answerFor({ ...hero, site: { samples: ['/uploads/'] } })).toMatchObject({ src: '/uploads/hero/photo-1.jpg' });
});

it('a photo is named by the SHA-256 of its bytes', async () => {
  // The start of `printf '\1' | sha256sum`.
  expect(await makePhotoName(Uint8Array.of(1))).toBe('photo-4bf5122f34.jpg');
});
