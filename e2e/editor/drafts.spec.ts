import { readFileSync } from 'node:fs';
import { dashboardPath } from '../../src/routes';
import { readHandOver } from '../../tools/applyContent/readHandOver';
import { collapseSpaces, escapePattern } from '../support/content';
import {
  back,
  button,
  card,
  field,
  label,
  openDashboard,
  openFromCard,
  originals,
  reloadOnceStored,
  save,
  toasts,
} from '../support/editor';
import { expect, test } from '../support/fixtures';
import { refuseStorage, screens } from '../support/site';

const title = String(originals.hero.fr?.title);
/** Matches a label with any time in it: after midnight, a time has a date. */
const withMoment = (key: `editor.draft.${'stored' | 'saved' | 'downloaded'}`) =>
  new RegExp(
    escapePattern(label(key, { time: '@' }))
      .replace('@', '.*\\d')
      .replaceAll(' ', '\\s'),
  );
const stored = withMoment('editor.draft.stored');
const saved = withMoment('editor.draft.saved');
const downloaded = withMoment('editor.draft.downloaded');

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone, hasTouch: true });

  test('what is written stays on the device, also after a save, until it is discarded', async ({ page }) => {
    await openDashboard(page);
    const hero = card(page, 'hero');
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.message());
      // Cancels the first dialog, so that the draft stays.
      await (asked.length === 1 ? dialog.dismiss() : dialog.accept());
    });
    const discard = hero.getByRole('button', { name: label('editor.draft.discard') });

    await test.step('an edit is stored at once, leaving asks nothing, and the form shows it again', async () => {
      await openFromCard(page, 'hero');
      await field(page, 'fr.title').fill('Le premier');
      await expect(page.getByRole('status').filter({ hasText: stored })).toContainText(
        label('editor.edit.changes', { count: 1 }),
      );
      await back(page).click();
      await expect(hero).toContainText(stored);
      await reloadOnceStored(page);
      await openFromCard(page, 'hero', 'editor.draft.resume');
      await expect(field(page, 'fr.title')).toHaveValue('Le premier');
      await expect(page.getByText(stored)).toBeVisible();
    });

    await test.step('a saved draft is kept, and downloaded from the dashboard', async () => {
      await save(page);
      await expect(page).toHaveURL(dashboardPath);
      await expect(toasts(page)).toContainText(label('editor.edit.savedTitle'));
      const toast = toasts(page).locator('> div');
      // A toast disappears after seconds, but not while the pointer is over it.
      await toast.hover();
      // Repeated, because an element that is being rerendered has no box.
      await expect(async () => {
        const message = await toast.boundingBox();
        const buttons = await hero.getByRole('button').all();
        expect(buttons.length).toBeGreaterThan(0);
        for (const each of buttons) {
          const own = await each.boundingBox();
          if (!message || !own) throw new Error('The message or a button has no box');
          const isBelow = message.y > own.y + own.height;
          const isAbove = message.y + message.height < own.y;
          expect(isBelow || isAbove || message.x > own.x + own.width, 'the message covers no button').toBe(true);
        }
      }).toPass();
      await expect(hero).toContainText(saved);
      await expect(page.getByText(label('editor.dashboard.steps'))).toHaveCount(0);
      const download = button(page, 'editor.handOver.download');
      const downloading = page.waitForEvent('download');
      await download.click();
      const file = await downloading;
      expect(file.suggestedFilename()).toMatch(/^changements-\d{4}-\d\d-\d\d-\d\dh\d\dm\d\d\.txt$/);
      expect(readHandOver('', readFileSync(await file.path()))).toMatchObject({
        documents: [{ key: 'hero', base: { title: { fr: title } }, edited: { title: { fr: 'Le premier' } } }],
      });
      await expect(hero).toContainText(downloaded);
    });

    await test.step('a further edit is stored as a draft again, and Back leaves the form without a reload', async () => {
      await openFromCard(page, 'hero', 'editor.draft.resume');
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await expect(page.getByText(downloaded)).toBeVisible();
      await field(page, 'fr.title').fill('Le second');
      await expect(page.getByText(stored)).toBeVisible();
      await page.goBack();
      await expect(hero).toContainText(stored);
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    });

    await test.step('a discarded draft is gone', async () => {
      await discard.click();
      expect(asked.map(collapseSpaces)).toEqual([
        collapseSpaces(label('editor.draft.discardAsk', { name: label('editor.hero.title') })),
      ]);
      await expect(hero).toContainText(stored);
      await discard.click();
      await expect(hero.getByRole('link')).toBeFocused();
      await reloadOnceStored(page);
      await openFromCard(page, 'hero');
      await expect(field(page, 'fr.title')).toHaveValue(title);
      await expect(page.getByText(label('editor.edit.unchanged'))).toBeVisible();
    });
  });

  test('messages lie neither over the bar nor over the field being edited', async ({ page }) => {
    await refuseStorage(page, 'indexedDB');
    await openDashboard(page);
    await openFromCard(page, 'hero');
    const message = toasts(page).locator('> div');
    const bar = page.locator('form > div').filter({ has: button(page, 'editor.edit.save') });
    const overlaps = async () =>
      message.evaluate(
        (element, saveBar) => {
          const own = element.getBoundingClientRect();
          return [saveBar, document.activeElement].filter((other) => {
            const { top = 0, bottom = 0, left = 0, right = 0 } = other?.getBoundingClientRect() ?? {};
            return top < own.bottom && bottom > own.top && left < own.right && right > own.left;
          }).length;
        },
        await bar.elementHandle(),
      );

    await test.step('at the end of the page', async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await field(page, 'fr.title').fill('Un brouillon');
      await button(page, 'editor.edit.save').click();
      await expect(message).toContainText(label('editor.edit.failedTitle'));
      await expect(field(page, 'fr.title')).toHaveValue('Un brouillon');
      await expect.poll(overlaps).toBe(0);
    });

    await test.step('at the field in which Enter was pressed, which keeps the focus', async () => {
      await message.getByRole('button').click();
      await field(page, 'fr.cta1').press('Enter');
      await expect(message).toContainText(label('editor.edit.failedTitle'));
      await expect(field(page, 'fr.cta1')).toBeFocused();
      await expect.poll(overlaps).toBe(0);
    });

    await test.step('at a field that the Tab key reaches', async () => {
      await field(page, 'fr.motto').focus();
      for (let count = 0; count < 7; count += 1) {
        await page.keyboard.press('Tab');
        await expect(message).toBeVisible();
        await expect.poll(overlaps).toBe(0);
        const isCovered = await bar.evaluate((element) => {
          const { bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
          return bottom > element.getBoundingClientRect().top;
        });
        expect(isCovered).toBe(false);
      }
    });

    await test.step('until the field is edited', async () => {
      await field(page, 'fr.pictureAlt').fill('Une image');
      await expect(message).toHaveCount(0);
    });
  });
});

test('a document whose changes are published says so, and is no longer offered for sending', async ({ page }) => {
  await openDashboard(page);
  await openFromCard(page, 'about');
  await field(page, 'fr.title').fill(`${originals.about.fr?.title} !`);
  await back(page).click();
  const panel = page.getByRole('region', { name: label('editor.handOver.title') });
  await expect(panel).toBeVisible();
  // As if the site had been published with the same text.
  await page.route('**/page-data/admin/dashboard/page-data.json', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.result.pageContext.page.documents.about.title.fr += ' !';
    await route.fulfill({ response, json: body });
  });
  await reloadOnceStored(page);
  await expect(card(page, 'about')).toContainText(label('editor.draft.published'));
  await expect(panel).toBeHidden();
});
