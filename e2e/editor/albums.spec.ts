import { cpSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { dashboardPath } from '../../src/routes';
import { fixtureFolder } from '../../src/testing/loadFixtureContent';
import { applyHandOver } from '../../tools/applyContent/applyHandOver';
import { sites } from '../support/content';
import {
  back,
  button,
  downloadChanges,
  expectOpenFields,
  field,
  label,
  openDashboard,
  reloadOnceStored,
  save,
  toasts,
} from '../support/editor';
import { checkAccessibility, expect, test } from '../support/fixtures';
import { screens } from '../support/site';

test.use({ viewport: screens.phone, hasTouch: true });

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** How much redder each photo is than the one taken before it. */
const redStep = 15;

/** Photos of a phone, the newest first, as Android lists them. */
async function takePhotos(count: number): Promise<string[]> {
  const photos = Array.from({ length: count }, async (_, index) => {
    const background = { r: (index * redStep) % 256, g: 90, b: 90 };
    const path = join(folder, `IMG_${2030 + index}.jpg`);
    await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
      .jpeg()
      .toFile(path);
    utimesSync(path, index, index);
    return path;
  });
  return (await Promise.all(photos)).reverse();
}

const openNewAlbum = async (page: Page) => {
  await page.getByRole('link', { name: label('editor.album.create') }).tap();
  await expect(page).toHaveTitle(new RegExp(label('editor.album.title')));
  await checkAccessibility(page);
  const name = page.getByLabel(label('editor.album.name'));
  await button(page, 'editor.album.start').tap();
  await expect(name).toHaveAccessibleDescription(new RegExp(label('editor.problem.required')));
  await name.fill('Fête des écoles');
  await button(page, 'editor.album.start').tap();
  await expectOpenFields(page);
};
const addFiles = async (page: Page, files: string[]) => {
  const input = page.getByLabel(label('editor.media.add'));
  // A press focuses the input, but `setInputFiles` does not.
  await input.focus();
  await input.setInputFiles(files);
};
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/**
 * Makes the browser encode no photo after the second until the returned function is called, so that a photo is still
 * being prepared however fast the machine is.
 */
async function holdThirdPhoto(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const { prototype } = HTMLCanvasElement;
    const { toBlob } = prototype;
    let encoded = 0;
    const released = new Promise<void>((release) => Object.assign(window, { releasePhoto: release }));
    prototype.toBlob = async function (...call) {
      encoded += 1;
      if (encoded > 2) await released;
      toBlob.apply(this, call);
    };
    return { release: () => Reflect.get(window, 'releasePhoto')() };
  });
  return () => held.evaluate(({ release }) => release());
}

/** The keys in the database of drafts. */
const listStored = (page: Page) =>
  page.evaluate(async () => {
    const done = (request: IDBRequest) => new Promise((resolve) => Object.assign(request, { onsuccess: resolve }));
    const opening = indexedDB.open('keyval-store');
    await done(opening);
    const listing = opening.result.transaction('keyval').objectStore('keyval').getAllKeys();
    await done(listing);
    return listing.result.map(String);
  });

test('an album of eight photos is made on a phone, and put into the content folder', async ({ page }) => {
  await openDashboard(page);
  await openNewAlbum(page);
  await save(page);
  await expect(page.getByRole('region', { name: label('editor.edit.invalidTitle') })).toContainText('Lieu (français)');
  const fields = page.locator('form').locator('input[name], textarea[name]');
  await expect(fields.first()).toHaveAttribute('name', 'fr.name');
  await expect(field(page, 'fr.name')).toHaveValue('Fête des écoles');
  await field(page, 'fr.start').fill('novembre 2026');
  await field(page, 'fr.start').blur();
  await expect(field(page, 'fr.start')).toHaveValue('11/2026');
  await field(page, 'fr.place').fill('Gadas, Extrême-Nord');
  await field(page, 'fr.description').fill('La remise des prix.');

  const photos = await takePhotos(8);
  const caption = (index: number) => field(page, `fr.media[${index}].caption`);
  await addFiles(page, photos);
  await expect(page.getByText(label('editor.media.added', { count: 8 }))).toBeVisible();
  await expect(caption(0), 'the first new photo').toBeFocused();
  await expect(caption(0)).toBeInViewport({ ratio: 1 });
  await addFiles(page, photos.slice(0, 2));
  await expect(page.getByText(label('editor.media.known', { count: 2 }))).toBeVisible();
  await expect(caption(8)).toHaveCount(0);
  await page.locator('[data-item="7"] [data-tool="remove"]').tap();
  await expect(caption(7)).toHaveCount(0);
  await addFiles(page, photos);
  await expect(caption(7)).toBeVisible();

  await test.step('an album without captions is unfinished, and stays out of the file', async () => {
    await back(page).tap();
    const lack = label('editor.draft.unfinished', { what: '8 × Légende (français)' });
    await expect(row(page, 'Fête des écoles')).toContainText(lack);
    const name = await row(page, 'Fête des écoles').getByRole('heading').boundingBox();
    expect(name?.width, 'buttons leave the texts room').toBeGreaterThan(150);
    const panel = page.getByRole('region', { name: label('editor.handOver.title') });
    await expect(panel).toContainText(lack);
    await expect(panel.getByRole('button')).toHaveCount(0);
    await row(page, 'Fête des écoles')
      .getByRole('link', { name: label('editor.draft.resume') })
      .tap();
  });
  for (const index of photos.keys()) await caption(index).fill(`Photo ${index + 1}`);

  await page.locator('[data-item="1"] [data-tool="up"]').tap();
  await expect(caption(0)).toHaveValue('Photo 2');
  await expect(caption(1)).toHaveValue('Photo 1');
  await checkAccessibility(page);

  await reloadOnceStored(page);
  await expect(caption(0)).toHaveValue('Photo 2');
  await save(page);
  await expect(row(page, 'Fête des écoles')).toContainText(
    label('editor.draft.saved', { time: '@' }).split(' @')[0] ?? '',
  );
  const { handOver } = await downloadChanges(page);

  const copied = join(folder, 'content');
  cpSync(fixtureFolder, copied, { recursive: true });
  const { changes, written } = applyHandOver(handOver, copied);
  expect(changes).toEqual([expect.stringMatching(/^album-fete_des_ecoles_\w{4} added$/)]);
  expect(written).toHaveLength(9);
  const { media } = JSON.parse(readFileSync(join(copied, String(written[0])), 'utf8')).fr;
  const order = [2, 1, 3, 4, 5, 6, 7, 8];
  expect(media.map(({ caption: words }: { caption: string }) => words)).toEqual(order.map((each) => `Photo ${each}`));
  const readAge = async ({ src }: { src: string }) => {
    const [red] = (await sharp(readFileSync(join(copied, src))).stats()).channels;
    return Math.round(Number(red?.mean) / redStep) + 1;
  };
  expect(await Promise.all(media.map(readAge)), 'from the oldest, before the move').toEqual(order);
  const { format, exif } = await sharp(readFileSync(join(copied, media[0].src))).metadata();
  expect({ format, exif }).toEqual({ format: 'jpeg', exif: undefined });
});

test('closing the page while photos are prepared asks first, and loses none that is ready', async ({ page }) => {
  await openDashboard(page);
  await openNewAlbum(page);
  const photos = await takePhotos(4);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await holdThirdPhoto(page);
  await addFiles(page, photos);
  // The draft and two photos.
  await expect.poll(async () => (await listStored(page)).length).toBe(3);
  await page.reload();
  expect(asked).toContain('beforeunload');
  await expect(field(page, 'fr.media[1].caption')).toBeVisible();
  await addFiles(page, photos);
  await expect(field(page, 'fr.media[3].caption')).toBeVisible();
  await expect(field(page, 'fr.media[4].caption')).toHaveCount(0);
  await expect.poll(async () => (await listStored(page)).length).toBe(5);

  await test.step('discarded from a fresh dashboard, it leaves nothing on the device', async () => {
    await page.goto(dashboardPath);
    await button(page, 'editor.draft.discard').tap();
    await expect(button(page, 'editor.draft.discard')).toHaveCount(0);
    await expect(page.getByRole('link', { name: label('editor.album.create') })).toBeFocused();
    await reloadOnceStored(page);
    expect(await listStored(page)).toEqual([]);
  });
});

test('leaving the album while photos are prepared says how many are not in it', async ({ page }) => {
  await openDashboard(page);
  await openNewAlbum(page);
  const release = await holdThirdPhoto(page);
  await addFiles(page, await takePhotos(4));
  await expect(page.getByLabel(label('editor.media.add'))).toHaveAttribute('aria-disabled', 'true');
  await back(page).tap();
  await release();
  await expect(toasts(page)).toContainText(label('editor.media.leftTitle'));
});

test('files that cannot be used are refused in words', async ({ page }) => {
  await openDashboard(page);
  await openNewAlbum(page);
  const [photo = ''] = await takePhotos(1);
  const text = join(folder, 'lettre.txt');
  writeFileSync(text, 'Bonjour');
  const noise = { type: 'gaussian', mean: 99, sigma: 50 } as const;
  const whole = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red', noise } })
    .jpeg()
    .toBuffer();
  const [endless, half] = [join(folder, 'sans-fin.jpg'), join(folder, 'moitié.jpg')];
  writeFileSync(endless, whole.subarray(0, -2));
  writeFileSync(half, whole.subarray(0, -2000));
  await addFiles(page, [text, endless, half, photo]);
  await expect(page.getByRole('alert').filter({ hasText: 'lettre.txt' })).toContainText(
    label('editor.media.refusal.notPicture'),
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'moitié' })).toContainText(
    label('editor.media.refusal.cutShort'),
  );
  const counts = [label('editor.media.added', { count: 2 }), label('editor.media.refused', { count: 2 })];
  await expect(page.getByText(counts.join(', '))).toBeVisible();
  await expect(field(page, 'fr.media[0].caption')).toBeVisible();
  await checkAccessibility(page);
});

test('an album is removed, and the removal is undone', async ({ page }) => {
  await openDashboard(page);
  const { name } = sites.fr.veillee;
  await row(page, name)
    .getByRole('link', { name: label('editor.dashboard.edit') })
    .tap();
  await button(page, 'editor.album.remove').tap();
  await expect(page.getByText(label('editor.album.removed'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(button(page, 'editor.edit.preview')).toHaveCount(0);
  await checkAccessibility(page);
  await back(page).tap();
  const panel = page.getByRole('region', { name: label('editor.handOver.title') });
  await expect(panel).toContainText(label('editor.change.removed', { name: label('editor.album.named', { name }) }));
  await expect(row(page, name)).toContainText(label('editor.album.removed'));
  await row(page, name)
    .getByRole('link', { name: label('editor.draft.resume') })
    .tap();
  await button(page, 'editor.album.keep').tap();
  await expect(field(page, 'fr.name')).toHaveValue(name);
});
