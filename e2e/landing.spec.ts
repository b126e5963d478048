import { languages } from '../src/i18n/languages';
import { expect, test } from './fixtures';
import { albumCard, countColumns, expectEveryPictureToLoad, openWithScripts, screens, sites, tidy } from './site';

const statuses = { fr: ['Actif', 'Terminé'], en: ['Active', 'Completed'] } as const;

for (const language of languages) {
  const { home, path, label, albumPath } = sites[language];
  const { sections, activities, albums, frame } = home;

  test.describe(`the landing page in ${language}`, () => {
    test.beforeEach(async ({ page }) => {
      await openWithScripts(page, path('/'));
    });

    test('keeps phone and e-mail of the footer whole at every width', async ({ page }) => {
      for (const screen of Object.values(screens)) {
        await page.setViewportSize(screen);
        const { phone, email } = frame.contact;
        for (const text of [phone, email]) {
          const line = page.getByRole('contentinfo').getByText(text);
          await line.scrollIntoViewIfNeeded();
          const height = await line.evaluate((element) => element.getBoundingClientRect().height);
          expect(height, `${text} at ${screen.width} px`).toBeLessThan(50);
        }
      }
    });

    test('opens on the motto, the title, who we are, and two buttons that lead on', async ({ page }) => {
      const hero = page.locator('#home');
      await expect(hero.getByText('one people, one nation, one destination')).toBeVisible();
      await expect(hero.getByRole('heading', { level: 1, name: sections.hero.title })).toBeVisible();
      await expect(hero.getByText(sections.hero.subtitle)).toBeVisible();
      await expect(hero.getByText(sections.hero.description)).toBeVisible();
      await expect(hero.getByRole('img', { name: sections.hero.pictureAlt })).toBeVisible();
      await expect(hero.getByRole('link')).toHaveText([sections.hero.cta1, sections.hero.cta2]);
      for (const [name, hash] of [
        [sections.hero.cta1, '#activities'],
        [sections.hero.cta2, '#donation'],
      ] as const) {
        await expect(hero.getByRole('link', { name })).toHaveAttribute('href', hash);
      }
      for (const { value, text } of sections.hero.facts) {
        await expect(hero.getByText(value, { exact: true })).toBeVisible();
        await expect(hero.getByText(text)).toBeVisible();
      }
    });

    test('says who we are, with four cards', async ({ page }) => {
      const about = page.locator('#about');
      const { title, subtitle, description, mission, vision, values, impact } = sections.about;
      await expect(about.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(about.getByText(subtitle)).toBeVisible();
      await expect(about.getByText(description)).toBeVisible();
      const cards = [mission, vision, values, impact];
      await expect(about.getByRole('heading', { level: 3 })).toHaveText(cards.map((card) => card.title));
      await expect(about.getByRole('listitem')).toContainText(cards.map((card) => card.description));
    });

    test('shows each activity with its state, its facts and its two links', async ({ page }) => {
      const section = page.locator('#activities');
      await expect(section.getByRole('heading', { level: 2, name: sections.activities.title })).toBeVisible();
      await expect(section.getByText(sections.activities.subtitle)).toBeVisible();
      const cards = section.getByRole('listitem');
      await expect(cards).toHaveCount(statuses[language].length);
      for (const [index, status] of statuses[language].entries()) {
        const activity = activities[index];
        if (!activity) throw new Error(`There is no activity ${index + 1}`);
        const card = cards.nth(index);
        await expect(card.getByText(status, { exact: true })).toBeVisible();
        await expect(card.getByRole('heading', { level: 3, name: activity.title })).toBeVisible();
        await expect(card).toContainText(withoutTags(activity.description));
        await expect(card.getByRole('definition')).toHaveText([
          activity.date,
          activity.location,
          activity.participants,
        ]);
        const more = card.getByRole('link', { name: label('activity.learnMore') });
        await expect(more).toHaveAttribute('href', '#gallery');
        const support = card.getByRole('link', { name: label('activity.support') });
        await expect(support).toHaveAttribute('href', '#donation');
      }
    });

    test('shows a card for each album, with its counts, and a badge where there are videos', async ({ page }) => {
      const section = page.locator('#gallery');
      await expect(section.getByRole('heading', { level: 2, name: sections.gallery.title })).toBeVisible();
      await expect(section.getByRole('heading', { level: 3 })).toHaveText(albums.map(({ name }) => name));
      for (const { name, slug, place, photos, videos } of albums) {
        const card = albumCard(page, name);
        await expect(card).toHaveAttribute('href', albumPath(slug));
        const counts = [
          photos > 0 && label('album.photos', { count: photos }),
          videos > 0 && label('album.videos', { count: videos }),
        ].filter((count) => count !== false);
        // Each count is followed by what it costs in data.
        const size = String.raw`\d+[.,]\d\sM[oB]`;
        const said = counts.map((count) => `${count.replace(/\s/, String.raw`\s`)} · ${size}`);
        await expect(card).toContainText(new RegExp(said.join('.* · ')));
        expect(tidy(await card.innerText())).toMatch(new RegExp(`${place} · ${said.join(' · ')}$`));
        const badges = card.getByText(label('album.video'), { exact: true });
        await expect(badges).toHaveCount(videos > 0 ? 1 : 0);
        await expect(card.locator('img')).toHaveCount(1);
      }
    });

    test('gives address, phone and e-mail, and nothing where there is no subtitle', async ({ page }) => {
      const { title, subtitle, address, phone, email } = sections.contact;
      const texts = [
        label('section.contact'),
        title,
        subtitle ?? '',
        label('contact.address'),
        address,
        label('contact.phone'),
        phone,
        label('contact.email'),
        email,
      ];
      expect(tidy(await page.locator('#contact').textContent())).toBe(tidy(texts.join('')));
      // A placeholder leads to nobody.
      const { reach } = sections.contact;
      await expect(page.locator('#contact').getByRole('link')).toHaveCount(Object.keys(reach).length);
    });

    test('asks for a gift', async ({ page }) => {
      const donation = page.locator('#donation');
      await expect(donation.getByRole('heading', { level: 2, name: sections.donation.title })).toBeVisible();
      await expect(donation.getByText(sections.donation.subtitle)).toBeVisible();
    });

    test('ends with the motto, the four networks or that they are to come, the links and 2024', async ({ page }) => {
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText('one people, one nation, one destination')).toBeVisible();
      await expect(footer.getByText(frame.footer.description)).toBeVisible();
      const networks = footer.getByRole('list', { name: label('footer.social') });
      await expect(networks.getByRole('listitem')).toHaveCount(4);
      const there = frame.site.socials.filter(({ url }) => url).length;
      await expect(networks.getByRole('link')).toHaveCount(there);
      await expect(networks.getByText(label('footer.soon', { network: '' }).trim())).toHaveCount(4 - there);
      const links = footer.getByRole('navigation', { name: label('footer.links') }).getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        '#home',
        '#about',
        '#activities',
        '#gallery',
        '#contact',
      ]);
      await expect(footer.getByText(frame.contact.address)).toBeVisible();
      await expect(footer.getByText(frame.contact.phone)).toBeVisible();
      await expect(footer.getByText(frame.contact.email)).toBeVisible();
      await expect(footer.getByText(/© 2024/)).toBeVisible();
    });

    test('loads every picture that is scrolled to', async ({ page }) => {
      await expectEveryPictureToLoad(page);
    });
  });
}

test('the customer’s own words stand on the two buttons in English', async ({ page }) => {
  await page.goto('/en/');
  await expect(page.locator('#home').getByRole('link')).toHaveText(['Discover our actions', 'Support us']);
});

test('the motto, which is English, is marked as such on the French page', async ({ page }) => {
  await page.goto('/');
  const mottos = page.getByText('one people, one nation, one destination');
  await expect(mottos).toHaveCount(2);
  for (const motto of await mottos.all()) await expect(motto).toHaveAttribute('lang', 'en');
});

test('album cards stand in two columns from medium screens on', async ({ page }) => {
  const columns = [];
  for (const screen of [screens.phone, screens.tablet, screens.desk]) {
    await page.setViewportSize(screen);
    await page.goto('/');
    columns.push(await countColumns(page.locator('#gallery').getByRole('listitem')));
  }
  expect(columns).toEqual([1, 2, 2]);
});

function withoutTags(html: string): string {
  return html.replace(/<[^>]+>/g, '');
}
