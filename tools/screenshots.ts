import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import labels from '../content/labels/fr/editor.json';
import { loadContent } from '../src/content/load/load';
import type { Album } from '../src/content/model/model';
import { dashboardPath, editPath } from '../src/routes';
import { defaultLanguage } from '../src/shared/i18n/languages';
import { browserFlags, getBrowser } from './browser';
import { ownContent, readBuiltContent } from './build';
import { runTool, ToolError } from './command';
import { startLocalServer } from './serve';

const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

type Picture = {
  screen: keyof typeof screens;
  path: string;
  /** Prepares the page; the screenshot is clipped to the locator that it returns. */
  prepare?: (page: Page) => Promise<Locator | undefined>;
};

const changeTitle = async (page: Page) => {
  const title = page.locator('[name="fr.title"]');
  await title.fill(`${await title.inputValue()}\u00a0!`);
  await title.blur();
  return undefined;
};

/** The screenshots of the README and of docs/guide-benevoles.md, by file name. */
const pictures: Record<string, Picture> = {
  phone: { screen: 'phone', path: '/' },
  desktop: { screen: 'desktop', path: '/' },
  'guide-tableau': { screen: 'phone', path: dashboardPath },
  'guide-formulaire': { screen: 'phone', path: editPath('hero'), prepare: changeTitle },
  'guide-album': {
    screen: 'phone',
    path: `${editPath('album')}#album-guide`,
    prepare: async (page) => {
      const folder = resolve(ownContent);
      const photos = ['fr.media[0].caption', 'fr.media[1].caption'].map((name) => page.locator(`[name="${name}"]`));
      const media = loadContent(folder).albums.flatMap(({ entry }) => (entry[defaultLanguage] as Album).media);
      const files = media.filter(({ type, src }) => type === 'photo' && src.startsWith('/')).slice(0, photos.length);
      // One by one: files chosen at once are sorted by their dates.
      for (const [index, caption] of photos.entries()) {
        await page.getByLabel(labels['editor.media.add']).setInputFiles(`${folder}${files[index]?.src}`);
        await caption.fill(files[index]?.caption ?? '');
      }
      await photos.at(-1)?.blur();
      await page.locator('[data-item] img').evaluateAll((images: HTMLImageElement[]) => {
        for (const image of images) image.loading = 'eager';
      });
      await page.locator('[data-item="1"]').evaluate((card) => card.scrollIntoView({ block: 'center' }));
      return undefined;
    },
  },
  'guide-envoyer': {
    screen: 'phone',
    path: editPath('hero'),
    prepare: async (page) => {
      await changeTitle(page);
      await page.getByRole('button', { name: labels['editor.edit.save'] }).click();
      return page.getByRole('region', { name: labels['editor.handOver.title'] });
    },
  },
};

/** Takes all screenshots of the docs from the site in public/. */
runTool(async () => {
  // Throws on any option: the command has none.
  parseArgs();
  const root = process.cwd();
  if (readBuiltContent(root) !== ownContent)
    throw new ToolError('public/ was built for the tests: run "npm run build" first.');
  const folder = resolve(root, 'docs/images');
  await mkdir(folder, { recursive: true });
  const site = await startLocalServer({ root, port: 0 });
  const browser = await chromium.launch({ executablePath: await getBrowser(), args: browserFlags });
  try {
    for (const [name, picture] of Object.entries(pictures)) {
      await take(browser, site.url, picture, resolve(folder, `${name}.png`));
      console.log(`docs/images/${name}.png`);
    }
  } finally {
    await browser.close();
    await site.close();
  }
});

async function take(browser: Browser, baseURL: string, { screen, path, prepare }: Picture, file: string) {
  const context = await browser.newContext({
    baseURL,
    viewport: screens[screen],
    locale: 'fr',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // The flag that the demo editor's login sets (src/editors/demo/session/session.ts).
  await page.addInitScript(() => localStorage.setItem('authenticated', 'true'));
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  const part = await prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, height } = image.getBoundingClientRect();
      // The browser may never request a lazy image below the viewport or without a box.
      return image.complete || top > window.innerHeight || height === 0;
    }),
  );
  await (part ?? page).screenshot({ path: file });
  await context.close();
}
