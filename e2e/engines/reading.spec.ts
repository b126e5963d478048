import { languageNames } from '../../src/i18n/languages';
import { sites } from '../content';
import { expect, test } from './fixtures';

const { fr, en } = sites;
const inBar = { inside: { role: 'banner' } };
const saver = fr.label('saver.name');

test('every kind of page leads to the same page in the other language', { tag: '@old' }, async ({ visitor }) => {
  for (const path of [fr.path('/'), fr.chantier.path, '/activites/', '/confidentialite/', '/don/affiche/']) {
    await visitor.open(path);
    await visitor.press('link', languageNames.en);
    await visitor.arrive(en.path(path));
    expect(await visitor.run('document.documentElement.lang')).toBe('en');
    await visitor.press('link', languageNames.fr);
    await visitor.arrive(path);
  }
});

test('the menu works by keyboard: it opens, closes by Escape, and leads to a section', { tag: '@old' }, async ({
  visitor,
}) => {
  const links = ['nav.hero', 'nav.about', 'nav.activities', 'nav.gallery', 'nav.contact'] as const;
  await visitor.open('/');
  await visitor.key('Tab');
  await visitor.waitForScripts();
  while ((await visitor.focus())?.name !== fr.label('nav.menu')) await visitor.key('Tab');
  await visitor.key('Enter');
  await visitor.see('link', fr.label('nav.gallery'), inBar);
  await visitor.key('Escape');
  await visitor.miss('link', fr.label('nav.gallery'), inBar);
  await visitor.seeFocus({ name: fr.label('nav.menu') });
  await visitor.key('Enter');
  for (const name of links) {
    await visitor.key('Tab');
    await visitor.seeFocus({ role: 'link', name: fr.label(name) });
  }
  await visitor.key('Enter');
  await visitor.arrive('/#contact');
  await visitor.miss('link', fr.label('nav.gallery'), inBar);
});

test('the data saver makes pictures lighter, and stays on', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.key('Tab');
  await visitor.waitForScripts();
  const isOn = (await visitor.see('button', saver, { isPart: true })).states.includes('pressed');
  // A slow machine may look like a slow connection, which turns it on.
  if (!isOn) await visitor.press('button', saver, { isPart: true });
  await visitor.seeAs('button', saver, { states: ['pressed'] }, { isPart: true });
  await visitor.open('/');
  // Of the file: browsers correct an image's own width by its density.
  const width = () =>
    visitor.run<number>(`(async () => {
      const response = await fetch(document.querySelector('#home img').currentSrc);
      return (await createImageBitmap(await response.blob())).width;
    })()`);
  await expect.poll(() => width().catch(() => 0)).toBe(320);
  await visitor.seeAs('button', saver, { states: ['pressed'] }, { isPart: true });
});

test('a visited page opens offline, another one is explained', async ({ visitor, line }) => {
  await visitor.open('/');
  await visitor.key('Tab');
  await visitor.waitForScripts();
  const isCached = `caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
    .then((found) => ['/', '/offline/'].every((path) => found.flat().some(({ url }) => new URL(url).pathname === path)))`;
  await expect.poll(() => visitor.run(isCached), { timeout: 20_000 }).toBe(true);
  await line.goOffline();
  await visitor.open('/');
  await visitor.see('heading', fr.hero.title);
  await visitor.open('/don/affiche/');
  await visitor.see('heading', fr.label('offline.title'));
  await line.goOnline();
  await visitor.press('link', fr.label('offline.retry'));
  await visitor.see('heading', fr.label('poster.title'));
});

test('without scripts the site is read: sections, menu, album, other language', { tag: '@old' }, async ({
  visitor,
  line,
}) => {
  line.forbidScripts();
  await visitor.open('/');
  await visitor.press('summary', fr.label('nav.menu'));
  await visitor.press('link', fr.label('nav.gallery'), inBar);
  await visitor.arrive('/#gallery');
  await visitor.press('link', fr.chantier.name, { isPart: true });
  await visitor.arrive(fr.chantier.path);
  await visitor.see('heading', fr.chantier.name);
  await visitor.press('link', languageNames.en);
  await visitor.arrive(en.chantier.path);
  await visitor.see('heading', en.chantier.name);
});
