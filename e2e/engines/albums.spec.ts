import { sites } from '../content';
import { expect, test } from './fixtures';
import type { Visitor } from './visitor';

const { label } = sites.fr;
const album = sites.fr.chantier;
const address = album.path;
const [first, second] = album.captions;
const enlarge = (caption = '') => label('photo.enlarge', { caption });
const inside = { inside: { role: 'dialog' } };

const openOverlay = async (visitor: Visitor) => {
  await visitor.press('link', album.name, { isPart: true });
  await visitor.see('dialog', album.name);
  await visitor.arrive(address);
};

test('an album opens over the page, and closes by each way to where it was opened', { tag: '@old' }, async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.key('Tab');
  await visitor.waitForScripts();
  const ways = [
    () => visitor.press('button', label('dialog.close')),
    () => visitor.key('Escape'),
    () => visitor.pressAt(5, 5),
    () => visitor.back(),
  ];
  for (const close of ways) {
    await openOverlay(visitor);
    await close();
    await visitor.miss('dialog');
    await visitor.arrive('/');
    await visitor.seeFocus({ role: 'link' });
  }
  await visitor.forward();
  await visitor.see('dialog', album.name);
  await visitor.back();
  await visitor.miss('dialog');
});

test('the viewer steps through the photos by buttons and keys, and leads back to the photo', async ({ visitor }) => {
  await visitor.open(address);
  await visitor.key('Tab');
  await visitor.waitForScripts();
  await visitor.press('link', enlarge(first));
  await visitor.see('img', first, inside);
  await visitor.press('button', label('photo.next'));
  await visitor.see('img', second, inside);
  await visitor.key('ArrowLeft');
  await visitor.see('img', first, inside);
  await visitor.back();
  await visitor.miss('dialog');
  await visitor.seeFocus({ role: 'link', name: enlarge(first) });
});

test('the address of a photo opens it, also after a reload', async ({ visitor }) => {
  await visitor.open(address);
  await visitor.key('Tab');
  await visitor.waitForScripts();
  await visitor.press('link', enlarge(second));
  await visitor.see('img', second, inside);
  const shared = await visitor.run<string>('location.pathname + location.hash');
  await visitor.open('/');
  await visitor.open(shared);
  await visitor.see('img', second, inside);
  await visitor.reload();
  await visitor.see('img', second, inside);
  await visitor.press('button', label('dialog.close'));
  await visitor.miss('dialog');
  expect(await visitor.run('location.pathname')).toBe(address);
});
