import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from '../../src/content/documents/bilingual';
import type { HandOver } from '../../src/content/documents/handOver';
import { asList, asRecord } from '../../src/shared/unknownValues';
import { applyToCopy, nothing } from '../testing/applyToCopy';

const { copied, read, apply } = applyToCopy();
const key = 'album-fete_des_ecoles_k3f7';
const src = (name: string) => `/uploads/fete_des_ecoles_k3f7/photo-${name}.jpg`;
const show = (name: string, caption = name) => ({ id: name, type: 'photo', src: src(name), caption: { fr: caption } });
const texts = { name: { fr: 'Fête des écoles' }, place: { fr: 'Gadas' }, description: { fr: 'x' } };
const album = (...photos: object[]): Tree => ({ id: key.slice(6), start: '2026-11-22', ...texts, media: photos });
/** The hand-over of an album's last version, after those before it, with the photos. */
const send = (base: Tree, ...versions: Tree[]): HandOver => {
  const media = ['fete', 'puits', 'hero'].map(
    (name) => [src(name), readFileSync(join(copied.folder, `uploads/accueil/${name}.jpg`))] as const,
  );
  const handed = { key, base, handedOverVersions: versions.slice(0, -1), edited: versions.at(-1) ?? {} } as const;
  return { documents: [handed], media: Object.fromEntries(media) };
};
const listShown = () => asList(read(key).media).map((item) => asRecord(item).id);

it('a new album gets its file and its photos', () => {
  const added = send({}, album(show('fete')));
  const written = ['albums/fete_des_ecoles_k3f7.json', src('fete')];
  expect(apply(added)).toEqual({ ...nothing, changes: [`${key} added`], written });
  expect(apply(added)).toEqual(nothing);
});

it('the files of one album make one album, whichever is applied first', () => {
  const [first, second] = [album(show('fete')), album(show('fete', 'Les élèves'), show('puits'))];
  expect(apply(send({}, first, second)).conflicts).toEqual([]);
  // The older file is applied late, and takes nothing away.
  apply(send({}, first));
  expect(read(key).media).toEqual(second.media);
  expect(apply(send({}, first, second))).toEqual(nothing);
});

it('an album takes the photos of two volunteers, in each order and twice', () => {
  const base = album(show('fete'));
  apply(send({}, base));
  const [one, other] = ['puits', 'hero'].map((name) => send(base, album(show('fete'), show(name)))) as [
    HandOver,
    HandOver,
  ];
  expect([one, other, one, other].map((file) => apply(file).changes.length)).toEqual([1, 1, 0, 0]);
  expect(listShown().toSorted()).toEqual(['fete', 'hero', 'puits']);
});

it('a photo that was taken out of a new album stays out when the volunteer corrects a caption', () => {
  const sent = album(show('fete'), show('puits'));
  apply(send({}, sent));
  apply(send(sent, album(show('puits'))));
  const corrected = apply(send({}, sent, album(show('fete'), show('puits', 'Les élèves'))));
  expect(corrected).toMatchObject({ written: ['albums/fete_des_ecoles_k3f7.json'], conflicts: [] });
  expect(read(key).media).toEqual([show('puits', 'Les élèves')]);
  expect(existsSync(join(copied.folder, src('fete')))).toBe(false);
});

it('an album gets no photo again that Git has seen deleted, by a correction or by the same file', () => {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: copied.folder });
  const commit = () => git('-c', 'user.name=A', '-c', 'user.email=a@b', 'commit', '-qam', '-');
  git('init', '-q');
  const base = album(show('puits'));
  apply(send({}, base));
  git('add', '.');
  commit();
  const first = send(base, album(show('puits'), show('fete')));
  const corrected = send(base, album(show('puits'), show('fete')), album(show('puits', 'Elle puise'), show('fete')));
  apply(first);
  git('add', '.');
  commit();
  apply(send(album(show('puits'), show('fete')), base));
  // Git takes the deletion for a renaming, because the same commit adds the same photo under another name.
  const uploads = join(copied.folder, 'uploads');
  copyFileSync(join(uploads, 'accueil/fete.jpg'), join(uploads, 'copie.jpg'));
  git('add', '.');
  commit();
  for (const file of [first, corrected]) expect(apply(file).leftOut).toEqual([expect.stringMatching(/taken down/)]);
  expect(existsSync(join(copied.folder, src('fete')))).toBe(false);
  git('checkout', 'HEAD~1', '--', `.${src('fete')}`);
  expect(apply(corrected).leftOut).toEqual([]);
});

it('the removal of an album removes its file; if the album has changed meanwhile, it is a conflict', () => {
  const removal: HandOver = {
    documents: [{ key: 'album-film' as const, base: read('album-film'), edited: {} }],
    media: {},
  };
  copied.editJson('albums/film.json', ({ fr }) => Object.assign(fr ?? {}, { place: 'Garoua' }));
  expect(apply(removal)).toEqual({ ...nothing, conflicts: [expect.stringMatching(/^album-film\n/)] });
  const latest = { ...removal, documents: [{ key: 'album-film' as const, base: read('album-film'), edited: {} }] };
  // Another album shows the same video.
  const removed = ['albums/film.json', '/uploads/film/video.jpg', '/uploads/film/photo.jpg'];
  const stillShown = [{ src: '/uploads/veillee/video.mp4', shownBy: ['content/albums/veillee.json'] }];
  expect(apply(latest)).toEqual({ ...nothing, changes: ['album-film removed'], removed, stillShown });
  expect(apply(latest).changes).toEqual([]);
});
