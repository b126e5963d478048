import type { Page } from '@playwright/test';
import { homeSections } from '../src/content/homeSections';
import { paymentReturnPath } from '../src/donation/answerReturn';
import { paymentStates } from '../src/donation/checkPayment';
import { type Language, languages, posterPath } from '../src/i18n/languages';
import { expect, test } from './fixtures';
import { openWithScripts, publicPaths, sites, tidy } from './site';

for (const language of languages) {
  const { home, albums, poster, path, albumPath, label } = sites[language];
  const { site } = home.frame;
  const pages = [
    {
      address: path('/'),
      name: home.sections.hero.title,
      description: home.sections.hero.description,
      heading: home.sections.hero.title,
    },
    ...albums.map(({ slug, album }) => ({
      address: albumPath(slug),
      name: album.name,
      description: album.description,
      heading: album.name,
    })),
    {
      address: path(posterPath),
      name: poster.texts.title,
      description: `${poster.texts.title}. ${poster.texts.lead}`,
      heading: label('poster.title'),
    },
  ];

  for (const { address, name, description, heading } of pages) {
    test(`${address} says its language, title, description and address, and leaves no text unfinished`, async ({
      page,
    }) => {
      await openWithScripts(page, address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(`${name} · ${site.name}`);
      expect(await readHead(page, 'meta[name=description]', 'content')).toEqual([description]);
      expect(await readHead(page, 'link[rel=canonical]', 'href')).toEqual([new URL(address, site.url).href]);
      expect(await readHead(page, 'meta[name=robots]', 'content')).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      expect(await readUnfinishedTexts(page, language)).toEqual([]);
    });
  }

  test(`the ends of a payment and the offline page say in their title what they are, in ${language}`, async ({
    page,
  }) => {
    const ends = [undefined, ...paymentStates].map(
      (state) => [paymentReturnPath(state), 'return.neutral.title'] as const,
    );
    for (const [address, title] of [...ends, ['/offline/', 'offline.title'] as const]) {
      await page.goto(path(address));
      await expect(page, address).toHaveTitle(`${label(title)} · ${site.name}`);
    }
  });
}

test('the pages of a language name those of the other, which name them back', async ({ page, request }) => {
  const alternatesOf = new Map<string, Record<string, string>>();
  for (const path of publicPaths) {
    await page.goto(path);
    const links = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((elements) => (elements as HTMLLinkElement[]).map(({ hreflang, href }) => [hreflang, href]));
    alternatesOf.set(path, Object.fromEntries(links));
  }
  for (const [path, alternates] of alternatesOf) {
    expect(Object.keys(alternates).sort(), path).toEqual([...languages, 'x-default'].sort());
    expect(alternates['x-default'], path).toBe(alternates.fr);
    const paths = languages.map((language) => new URL(alternates[language] ?? '').pathname);
    expect(paths, 'its own address among them').toContain(path);
    for (const other of paths) {
      expect(alternatesOf.get(other), `${other}, named by ${path}`).toEqual(alternates);
      expect((await request.get(other)).status(), other).toBe(200);
    }
  }
});

test('the landing pages have the same anchors, in the order of the page', async ({ page }) => {
  for (const language of languages) {
    await page.goto(sites[language].path('/'));
    const anchors = await page.locator('section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
    expect(anchors).toEqual(['home', 'about', 'activities', 'gallery', 'contact', 'donation']);
  }
});

test('visitors do not load the words of the content model, which only editors read', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await openWithScripts(page, '/');
  const loaded = (await Promise.all(scripts)).join('');
  expect(loaded).toContain('hydrateRoot');
  for (const { hint } of Object.values(homeSections.hero)) expect(loaded).not.toContain(hint);
});

test.describe('a page that is only read', () => {
  for (const path of ['/', '/en/', '/albums/dimanche-blanc-1/']) {
    test(`${path} refuses to be posted to`, async ({ request }) => {
      expect((await request.post(path, { data: { amount: 1 } })).status()).toBe(405);
    });
  }
});

function readHead(page: Page, selector: string, attribute: string): Promise<(string | null)[]> {
  return page
    .locator(`head ${selector}`)
    .evaluateAll((elements, name) => elements.map((element) => element.getAttribute(name)), attribute);
}

/** Every text of the page, read or spoken, that holds a label's key, an unfilled mark or a value that is not there. */
async function readUnfinishedTexts(page: Page, language: Language): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const attributes = ['alt', 'aria-label', 'title', 'placeholder', 'content', 'href', 'src', 'poster'];
    const found = [...document.querySelectorAll('*')].flatMap((element) =>
      attributes.flatMap((name) => element.getAttribute(name) ?? []),
    );
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement?.closest('script, style, noscript') === null) found.push(textContent ?? '');
    }
    return found;
  });
  expect(texts.length).toBeGreaterThan(50);
  const { labelKeys } = sites[language];
  return texts
    .map(tidy)
    .filter((text) => labelKeys.includes(text) || /\{\w*\}|\bundefined\b|\bnull\b|\bNaN\b|\[object/.test(text));
}
