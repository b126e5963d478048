import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import labels from '../../content/labels/fr/common.json';
import { findFreePort } from '../../tools/command';
import { buttons } from '../../tools/emulator/payments';
import { makeProject, type Project } from '../support/makeProject';

const repository = resolve(__dirname, '../..');

/** In milliseconds, long enough for a busy machine: this suite does not measure speed. */
const maxStart = 480_000;
const maxUpdate = 120_000;
/** Gatsby holds back a page that it is updating, and may look again only after 5 seconds. */
const maxAnswer = 12_000;

let project: Project;
let develop: { url: string; output: () => string; isRunning: () => boolean; stop: () => Promise<void> };

test.beforeAll(async () => {
  project = makeProject();
  expect(existsSync(join(project.root, '.cache'))).toBe(false);
  expect(existsSync(join(project.root, 'public'))).toBe(false);
  develop = await startDevelop(project.root);
});

test.afterEach(async () => {
  const { status, expectedStatus } = test.info();
  // console.log, because the reporter truncates attachments.
  if (status !== expectedStatus) console.log(develop.output());
});

test.afterAll(async () => {
  await develop?.stop();
  project.remove();
});

test('npm run develop starts on an empty clone, follows content changes and takes a donation', async ({ page }) => {
  test.setTimeout(2 * maxStart);
  await test.step('starts', async () => {
    const isUp = async () => {
      expect(develop.isRunning(), develop.output()).toBe(true);
      expect(develop.output()).toMatch(/You can now view/);
    };
    await expect(isUp).toPass({ timeout: maxStart });
    await expectOnLandingPage(page, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sous le grand baobab', { timeout: maxAnswer });
    });
  });

  await test.step('shows an added photo in the overlay of its album', async () => {
    const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0b5d3b' } })
      .jpeg()
      .toBuffer();
    project.write('content/uploads/veillee/photo-3.jpg', photo);
    await expectUpdate(() =>
      project.editContent('albums/veillee.json', (text) => {
        const entry = JSON.parse(text);
        const item = { id: 'p3', type: 'photo', src: '/uploads/veillee/photo-3.jpg', caption: 'Une photo toute neuve' };
        entry.fr.media.unshift(item);
        return JSON.stringify(entry);
      }),
    );
    await expectOnLandingPage(page, async () => {
      await page.getByRole('link', { name: /Veillée à Kribi/ }).click();
      await expect(page.getByRole('dialog')).toContainText('Une photo toute neuve', { timeout: maxAnswer });
    });
    await expectPicture(page, 'Une photo toute neuve');
  });

  await test.step('reports an invalid photo and keeps running', async () => {
    project.write('content/uploads/veillee/photo-1.jpg', 'a text');
    await expect.poll(develop.output).toContain('content/uploads/veillee/photo-1.jpg: is not a JPEG');
    await page.goto(`${develop.url}/albums/veillee/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Veillée à Kribi');
    // Awaited, because the next step would take this update for its own.
    await expectUpdate(() => {
      const photo = 'content/uploads/veillee/photo-1.jpg';
      cpSync(join(repository, 'fixtures', photo), join(project.root, photo));
    });
  });

  await test.step('removes a deleted album although a page shows its photos', async () => {
    await page.goto(`${develop.url}/albums/chantier/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chantier du puits à Garoua');
    await expectUpdate(() => {
      rmSync(join(project.root, 'content/uploads/chantier'), { recursive: true });
      rmSync(join(project.root, 'content/albums/chantier.json'));
    });
    await expectOnLandingPage(page, async () => {
      await expect(page.getByRole('link', { name: /Veillée à Kribi/ })).toBeVisible({ timeout: maxAnswer });
      await expect(page.getByRole('link', { name: /Chantier du puits/ })).toHaveCount(0, { timeout: maxAnswer });
    });
  });

  await test.step('takes a donation through the emulator to the thank-you page', async () => {
    await page.goto(`${develop.url}/#donation`);
    await page.getByLabel('Montant', { exact: true }).fill('1000');
    await page.getByRole('button', { name: /^Donner/ }).click();
    await page.getByRole('button', { name: buttons.accept }).click();
    await expect(page).toHaveURL(`${develop.url}/cinetpay-return/accepted/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('closes online payment, with its reason and a notice above the page', async () => {
    const change = {
      online: 'closed',
      closedReason: 'De retour lundi.',
      notice: 'Interruption',
      noticeLastDay: '2999-01-01',
    };
    await expectUpdate(() =>
      project.editContent('giving.json', (text) => {
        const { fr, en } = JSON.parse(text);
        return JSON.stringify({ fr: { ...fr, ...change }, en });
      }),
    );
    await expectOnLandingPage(page, async () => {
      await expect(page.getByText('De retour lundi.')).toBeVisible({ timeout: maxAnswer });
    });
    await expect(page.getByRole('complementary').filter({ hasText: 'Interruption' })).toBeVisible();
    await expect(page.locator('#donation form')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: labels['donation.otherWays'] })).toBeVisible();
  });

  expect(develop.isRunning()).toBe(true);
});

/** Changes the content, and waits until Gatsby has updated its pages. */
async function expectUpdate(change: () => void): Promise<void> {
  const countUpdates = () => develop.output().split('createPages -').length;
  const before = countUpdates();
  change();
  await expect.poll(countUpdates, { timeout: maxUpdate }).toBeGreaterThan(before);
}

/**
 * Waits until the landing page passes the check. Saves site.json after each failed try: Gatsby may lose the write
 * of a page whose query ends while other pages are written (5.16, `flush` in utils/page-data.js), and repeats it only
 * at the next change.
 */
async function expectOnLandingPage(page: Page, check: () => Promise<void>): Promise<void> {
  const checkOrSave = async () => {
    try {
      await page.goto(develop.url);
      await check();
    } catch (error) {
      project.editContent('site.json', (text) => `${text}\n`);
      throw error;
    }
  };
  await expect(checkOrSave).toPass({ timeout: maxUpdate });
}

async function expectPicture(page: Page, caption: string): Promise<void> {
  const picture = page.getByRole('dialog').getByRole('figure').filter({ hasText: caption }).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** Starts `npm run develop` as on a new machine: without CI in the environment, and without keys. */
async function startDevelop(root: string): Promise<typeof develop> {
  const { CI: _, NODE_ENV: __, CONTENT_DIR: ___, ...env } = process.env;
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/siteCommands.ts', 'develop'], {
    cwd: root,
    env: {
      ...env,
      PORT: String(port),
      EMULATOR_PORT: String(await findFreePort()),
      GATSBY_CINETPAY_API_KEY: '',
      GATSBY_CINETPAY_SITE_ID: '',
    },
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return {
    url: `http://localhost:${port}`,
    // Gatsby wraps long lines.
    output: () => output.replace(/\s+/g, ' '),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    stop: () => stop(child),
  };
}

function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  child.kill('SIGTERM');
  return child.exitCode === null && child.signalCode === null ? ended : Promise.resolve();
}
