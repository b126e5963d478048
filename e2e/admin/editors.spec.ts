import type { Locator } from '@playwright/test';
import { activitiesIn } from '../../src/content/documents';
import { languages } from '../../src/i18n/languages';
import { dashboardPath, editPath } from '../../src/routes';
import { sites } from '../content';
import { expect, test } from '../fixtures';
import { readPath, screens } from '../site';
import {
  button,
  documentKeys,
  expectEditor,
  field,
  openDashboard,
  openEditor,
  originals,
  preview,
  save,
  toasts,
  word,
} from './admin';

test('each editor shows what is typed, in both languages, and only pretends to save it', async ({ page }) => {
  await openDashboard(page);
  const openFromDashboard = async (key: (typeof documentKeys)[number]) => {
    await page
      .getByRole('link', { name: word('admin.dashboard.edit') })
      .nth(documentKeys.indexOf(key))
      .click();
    await expectEditor(page, key);
  };
  for (const key of documentKeys) {
    await test.step(key, async () => {
      await openFromDashboard(key);
      for (const language of languages) {
        const title = field(page, `${language}.title`);
        await expect(title).toHaveValue(String(originals[key][language]?.title));
        await title.fill(`Title ${language}`);
        // The preview speaks the language one is typing in, labels included.
        await expect(preview(page).getByRole('heading', { name: `Title ${language}` })).toBeVisible();
        await expect(preview(page).getByRole('main')).toHaveAttribute('lang', language);
        if (key === 'hero') continue;
        await expect(preview(page).getByText(sites[language].label(`section.${key}`))).toBeVisible();
      }
      await page.getByText(word('admin.edit.changes', { count: 2 }), { exact: true }).click();
      await expect(page.getByRole('main')).toContainText(`Titre (anglais)${word('admin.edit.before')}`);

      const logged = page.waitForEvent('console', (message) => message.text().startsWith('Simulation'));
      await save(page);
      await logged;
      await expect(page).toHaveURL(dashboardPath);
      await expect(toasts(page)).toContainText(word('admin.edit.savedTitle'));
      await expect(toasts(page)).toContainText(word(`admin.${key}.saved`));
    });
  }
  await page.reload();
  for (const key of documentKeys) {
    await test.step(`${key} is as it was`, async () => {
      await openFromDashboard(key);
      await expect(field(page, 'fr.title')).toHaveValue(String(originals[key].fr?.title));
      await expect(page.getByText(word('admin.edit.unchanged'))).not.toHaveCount(0);
      await page.getByRole('link', { name: word('admin.edit.back') }).click();
    });
  }
});

test('a save of what the model refuses leads to what to mend, one that fails loses nothing, a slow one is sent once', async ({
  page,
}) => {
  await openEditor(page, 'hero');

  await test.step('what the model refuses is said in French, beside its field', async () => {
    await field(page, 'fr.title').fill(' ');
    await field(page, 'en.cta1').fill('A button that says far more than a button can');
    await save(page);
    await expect(field(page, 'fr.title')).toBeFocused();
    // The bar at the foot, with the button just pressed, lies over the fields.
    const bottom = async (element: Locator) => {
      const box = await element.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const bar = page.getByRole('button', { name: word('admin.edit.save') });
    await expect
      .poll(async () => ((await bar.boundingBox())?.y ?? 0) - (await bottom(field(page, 'fr.title'))))
      .toBeGreaterThan(0);
    await expect(field(page, 'fr.title')).toHaveAccessibleDescription(word('admin.problem.required'));
    await expect(field(page, 'en.cta1')).toHaveAccessibleDescription(
      word('admin.problem.tooLong', { length: 45, max: 32 }),
    );
    await expect(page.getByText(word('admin.edit.toMend', { count: 2, field: 'Titre (français)' }))).toBeVisible();
    await field(page, 'fr.title').fill('Mieux');
    await expect(field(page, 'fr.title')).not.toHaveAccessibleDescription(word('admin.problem.required'));
    await field(page, 'en.cta1').fill('A button');
  });

  await test.step('a save that fails says so and loses nothing; a slow one is sent once', async () => {
    await field(page, 'fr.title').fill('Rien ne se perd');
    await save(page, 'failure');
    await expect(toasts(page)).toContainText(word('admin.edit.failedTitle'));
    await expect(toasts(page)).toContainText(word('admin.edit.failed'));
    await expect(page.getByText(word('admin.edit.failedKept'))).toBeVisible();
    await expect(field(page, 'fr.title')).toHaveValue('Rien ne se perd');
    expect(readPath(page)).toBe(editPath('hero'));

    let saves = 0;
    page.on('console', (message) => {
      if (message.text().startsWith('Simulation')) saves += 1;
    });
    await save(page, 'slow');
    // Marked as disabled, though it can be pressed.
    await page.getByRole('button', { name: word('admin.edit.saving') }).click({ force: true });
    await expect(page).toHaveURL(dashboardPath);
    expect(saves).toBe(1);
  });
});

test('activities are added empty, moved, removed and put back, and the preview follows, also on a phone', async ({
  page,
}) => {
  const titles = activitiesIn(originals.activities, 'fr').map(({ title }) => String(title));
  await openEditor(page, 'activities');
  const [first = '', second = ''] = titles;
  const cards = preview(page).getByRole('listitem').getByRole('heading');
  await expect(cards).toHaveText([first, second]);
  await page.getByRole('button', { name: `${word('admin.list.down')} Activité 1` }).click();
  await expect(cards).toHaveText([second, first]);
  await page.getByRole('button', { name: `${word('admin.list.remove')} Activité 2` }).click();
  await expect(cards).toHaveText([second]);
  await button(page, 'admin.list.undo').click();
  await expect(cards).toHaveText([second, first]);
  await page.getByRole('button', { name: `${word('admin.list.add')} Activité` }).click();
  await field(page, 'fr.activities[2].title').fill('Une troisième');
  await field(page, 'fr.activities[2].status').selectOption('completed');
  await expect(cards).toHaveText([second, first, 'Une troisième']);
  const completed = activitiesIn(originals.activities, 'fr').filter(({ status }) => status === 'completed').length;
  await expect(preview(page).getByText(sites.fr.label('status.completed'))).toHaveCount(completed + 1);

  await test.step('on a phone the fields come first, the preview is one tap away, and one comes back to where one was', async () => {
    await page.setViewportSize(screens.phone);
    const frame = page.getByTitle(word('admin.edit.preview'));
    await expect(frame).toBeHidden();
    const location = field(page, 'en.activities[1].location');
    await location.scrollIntoViewIfNeeded();
    await location.fill('Gadas, in the Far North');
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);
    await button(page, 'admin.edit.preview').click();
    await expect(frame).toBeInViewport({ ratio: 0.9 });
    await expect(preview(page).getByText('Gadas, in the Far North', { exact: true })).toBeAttached();
    await button(page, 'admin.edit.fields').click();
    await expect(location).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });
});

test('the preview has the look of the site and the width of the screen one chooses', async ({ page }) => {
  await openEditor(page, 'hero');
  const heading = preview(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /Bricolage/);
  await expect(preview(page).getByRole('img')).toHaveJSProperty('complete', true);
  const readWidth = () =>
    preview(page)
      .locator('html')
      .evaluate((root) => root.clientWidth);
  expect(await readWidth()).toBeLessThanOrEqual(360);
  await button(page, 'admin.edit.desktop').click();
  await expect.poll(readWidth).toBeGreaterThan(1200);
  await preview(page).getByRole('link').first().click();
  await expectEditor(page, 'hero');
  await field(page, 'fr.picture').fill('/uploads/not/there.jpg');
  await expect(preview(page).getByText(word('photo.missing'))).toBeVisible();
});

test('with the keyboard alone a text is found, changed and saved', async ({ page }) => {
  await openDashboard(page);
  const press = async (key: string, name: string) => {
    for (let count = 0; count < 60; count++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        return `${element?.getAttribute('name') ?? ''} ${element?.textContent ?? ''}`;
      });
      if (focused.includes(name)) return page.keyboard.press(key);
    }
    throw new Error(`${name} is not reached`);
  };
  await press('Enter', word('admin.dashboard.edit'));
  await expectEditor(page, 'hero');
  await press('End', 'fr.title');
  await page.keyboard.type(' !');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(/!$/);
  await press('Enter', word('admin.edit.save'));
  await expect(page).toHaveURL(dashboardPath);
});
