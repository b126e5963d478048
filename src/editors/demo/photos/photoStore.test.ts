import { forgetPhotos, getPhotos, pickPhotos, setPhoto } from './photoStore';

const database = new Map<string, unknown>();
let isBlocked = false;

function open() {
  if (isBlocked) throw new DOMException('refused', 'InvalidStateError');
  return database;
}

jest.mock('idb-keyval', () => ({
  get: async (key: string) => open().get(key),
  update: async (key: string, change: (value: unknown) => unknown) => open().set(key, change(database.get(key))),
  del: async (key: string) => open().delete(key),
}));

const photo = (text: string) => ({ blob: new Blob([text]), originalBytes: 4_200_000 });
const [market, well] = [photo('market'), photo('well')];

beforeEach(async () => {
  isBlocked = false;
  await forgetPhotos('hero');
  await forgetPhotos('activities');
});

it('photos are stored by document until they are forgotten', async () => {
  expect(await setPhoto('hero', '/uploads/a.jpg', market)).toBe(true);
  expect(await setPhoto('hero', '/uploads/b.jpg', well)).toBe(true);
  expect(await getPhotos('hero')).toEqual({ '/uploads/a.jpg': market, '/uploads/b.jpg': well });
  expect(await getPhotos('activities')).toEqual({});
  await forgetPhotos('hero');
  expect(await getPhotos('hero')).toEqual({});
  expect(database.size).toBe(0);
});

it('photos last as long as the page when the browser refuses to store them', async () => {
  isBlocked = true;
  expect(await setPhoto('hero', '/uploads/a.jpg', market)).toBe(false);
  expect(await getPhotos('hero')).toEqual({ '/uploads/a.jpg': market });
  await forgetPhotos('hero');
  expect(await getPhotos('hero')).toEqual({});
});

it('pickPhotos returns the photos that the entry references', () => {
  const photos = { '/uploads/a.jpg': market, '/uploads/b.jpg': well };
  const entry = { fr: { list: [{ picture: '/uploads/b.jpg' }], title: 'uploads/a.jpg' } };
  expect(pickPhotos(entry, photos)).toEqual([['/uploads/b.jpg', well]]);
});
