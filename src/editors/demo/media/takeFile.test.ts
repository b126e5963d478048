import { joinDraft, takeFile } from './takeFile';

const file = (length: number, last = 0) => ({ bytes: new Uint8Array(length).fill(last, -1), originalBytes: 1 });
const entry = { media: [{ src: '/uploads/a.jpg' }, { src: '/uploads/film.mp4' }] };
const receiver = { entry, documentKey: 'album-film', site: {}, uploads: [] } as const;
const media = {
  '/uploads/a.jpg': file(9),
  '/uploads/film.mp4': file(15_000_000),
  '/uploads/removed.jpg': file(30_000_000),
};

it.each([
  ['a photo with the same bytes, whatever its name', { photo: file(9) }, { known: '/uploads/a.jpg' }],
  ['another photo of the same weight', { photo: file(9, 1) }, { picture: '/uploads/copie.jpg' }],
  ['a photo that was removed', { photo: media['/uploads/removed.jpg'] }, { fault: 'full' }],
  ['a video whose picture is there already', { photo: file(9), video: file(25_000_000) }, { fault: 'full' }],
  ['what just has room', { photo: file(24_999_991) }, { picture: '/uploads/copie.jpg' }],
])('joinDraft answers %s by what the draft has and may hold', (_, added, answer) => {
  expect(joinDraft('Copie.jpg', added, { ...receiver, media })).toMatchObject(answer);
});

it.each([
  ['a video is known again in an album', undefined, { known: '/uploads/film.mp4' }],
  ['no video becomes the picture that is shown before it plays', 'photo', { fault: 'notPicture' }],
] as const)('%s', async (_, type, answer) => {
  const chosen = new File(['x'], 'film.mp4', { type: 'video/mp4', lastModified: 1 });
  const known = { ...media, '/uploads/film.mp4': { ...file(1), origin: 'film.mp4 1 1' } };
  expect(await takeFile(chosen, { current: { ...receiver, media: known } }, type)).toEqual(answer);
});

it('a file that cannot be prepared ends in an answer, so that the next ones follow', async () => {
  const slice = () => {
    throw new Error('The file is gone');
  };
  const broken = Object.assign(new File(['x'], 'a.jpg'), { slice });
  expect(await takeFile(broken, { current: { ...receiver, media } })).toEqual({ fault: 'tooLarge' });
});
