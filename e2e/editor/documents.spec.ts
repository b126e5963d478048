import { dashboardPath } from '../../src/routes';
import { languages } from '../../src/shared/i18n/languages';
import { tokens } from '../../src/shared/theme/tokens';
import { sites } from '../support/content';
import {
  back,
  button,
  card,
  expectEditor,
  field,
  label,
  openDashboard,
  openEditor,
  openFromCard,
  originals,
  preview,
  reloadOnceStored,
  save,
  toasts,
} from '../support/editor';
import { expect, test } from '../support/fixtures';
import { tabTo } from '../support/site';

const specified = ['hero', 'about', 'activities'] as const;
/** A label that the preview of a document shows. */
const ownLabels = { about: 'about.more', activities: 'activity.learnMore' } as const;

test('the editor previews the specified documents in both languages, and only simulates saving', async ({ page }) => {
  await openDashboard(page);
  for (const key of specified) {
    await test.step(key, async () => {
      await openFromCard(page, key);
      for (const language of languages) {
        const title = field(page, `${language}.title`);
        await expect(title).toHaveValue(String(originals[key][language]?.title));
        await title.fill(`Title ${language}`);
        // The preview is in the language of the edited field, including labels.
        await expect(preview(page).getByRole('heading', { name: `Title ${language}` })).toBeVisible();
        await expect(preview(page).getByRole('main')).toHaveAttribute('lang', language);
        if (key === 'hero') continue;
        await expect(preview(page).getByText(sites[language].label(ownLabels[key])).first()).toBeVisible();
      }
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('Simulation'));
      await save(page);
      await logged;
      await expect(page).toHaveURL(dashboardPath);
      await expect(toasts(page)).toContainText(label('editor.edit.savedTitle'));
      await expect(toasts(page)).toContainText(label('editor.edit.saved', { section: label(`editor.${key}.title`) }));
    });
  }
  await reloadOnceStored(page);
  for (const key of specified) {
    await test.step(`${key} is kept on this device, and not published`, async () => {
      await expect(card(page, key)).toContainText(label('editor.draft.saved', { time: '@' }).split(' @')[0] ?? '');
      await openFromCard(page, key, 'editor.draft.resume');
      await expect(field(page, 'fr.title')).toHaveValue('Title fr');
      await back(page).click();
    });
  }
});

test('the preview has the styles of the site and the width of a phone', async ({ page }) => {
  await openEditor(page, 'hero');
  const heading = preview(page).getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', tokens['--font-display'].replaceAll("'", '"'));
  await expect(preview(page).getByRole('img')).toHaveJSProperty('complete', true);
  const readWidth = () =>
    preview(page)
      .locator('html')
      .evaluate((root) => root.clientWidth);
  expect(await readWidth()).toBeLessThanOrEqual(360);
  await preview(page).getByRole('link').first().click();
  await expectEditor(page, 'hero');
});

test('the editor works with the keyboard alone', async ({ page }) => {
  await openDashboard(page);
  await tabTo(page, card(page, 'hero').getByRole('link', { name: label('editor.dashboard.edit') }));
  await page.keyboard.press('Enter');
  await expectEditor(page, 'hero');
  await tabTo(page, field(page, 'fr.title'));
  await page.keyboard.press('End');
  await page.keyboard.type(' !');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(/!$/);
  await tabTo(page, button(page, 'editor.edit.save'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(dashboardPath);
});
