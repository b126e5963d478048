import type { Page } from '@playwright/test';
import { languagesInFrench } from '../../src/shared/i18n/languages';
import { button, field, group, label, openEditor, preview, save, toasts, toggleGroup } from '../support/editor';
import { checkAccessibility, expect, test } from '../support/fixtures';
import { screens } from '../support/site';

const language = (page: Page, name: keyof typeof languagesInFrench) =>
  page.getByRole('button', { name: languagesInFrench[name], exact: true });

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: screens.phone });

  test('the form shows one language at a time, and the French text above an English field', async ({ page }) => {
    await openEditor(page, 'hero');
    await expect(field(page, 'en.title')).toBeHidden();
    await field(page, 'fr.title').fill('Un autre titre');
    await language(page, 'en').tap();
    await expect(field(page, 'fr.title')).toBeHidden();
    await expect(page.getByRole('form').getByText('Un autre titre').filter({ visible: true })).toHaveCount(1);
    const notes = page.getByText(label('editor.note.stale', { language: languagesInFrench.en }));
    await expect(notes.filter({ visible: true })).toHaveCount(1);
    await expect(button(page, 'editor.photo.change'), 'both languages share it').toBeVisible();
  });

  test('the switch of languages stays on the screen, below the banner', async ({ page }) => {
    await openEditor(page, 'hero');
    await field(page, 'fr.pictureAlt').scrollIntoViewIfNeeded();
    const switchBox = await language(page, 'en').boundingBox();
    const banner = await page.getByRole('complementary').boundingBox();
    expect(banner?.height).toBeGreaterThan(20);
    expect(switchBox?.y).toBeGreaterThanOrEqual(banner?.height ?? 0);
    expect(switchBox?.y).toBeLessThan(screens.phone.height / 4);
  });

  test('the preview is in the language of the form, and closes to the same field', async ({ page }) => {
    // Without smooth scrolls: the preview restores the position at which it opens, even in mid-scroll.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openEditor(page, 'hero');
    await language(page, 'en').tap();
    await field(page, 'en.subtitle').focus();
    await expect(field(page, 'en.subtitle')).toBeInViewport();
    await button(page, 'editor.edit.preview').tap();
    await expect(preview(page).locator('main')).toHaveAttribute('lang', 'en');
    await page.keyboard.press('Escape');
    await expect(button(page, 'editor.edit.preview')).toBeFocused();
    await expect(field(page, 'en.subtitle')).toBeInViewport();
  });

  test('one tap leads to a problem in the hidden language and a folded card', async ({ page }) => {
    await openEditor(page, 'about');
    await language(page, 'en').tap();
    await toggleGroup(page, 'Chiffre 2');
    await field(page, 'en.figures[1].value').fill('far more than a number');
    await toggleGroup(page, 'Chiffre 2');
    await language(page, 'fr').tap();
    await save(page);
    const summary = page.getByRole('region', { name: label('editor.edit.invalidTitle') });
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    await expect(toasts(page)).toBeEmpty();
    await checkAccessibility(page);
    await summary.getByRole('button', { name: 'Chiffre 2 « 30+ » › Nombre (anglais)' }).tap();
    await expect(field(page, 'en.figures[1].value')).toBeFocused();
    await expect(field(page, 'en.figures[1].value')).toBeInViewport({ ratio: 1 });
    const bar = await button(page, 'editor.edit.save').boundingBox();
    const input = await field(page, 'en.figures[1].value').boundingBox();
    expect((input?.y ?? 0) + (input?.height ?? 0), 'above the bar').toBeLessThan(bar?.y ?? 0);
    await expect(language(page, 'en')).toHaveAttribute('aria-pressed', 'true');
  });

  test('two activities fit on the screen as cards, sorted by date', async ({ page }) => {
    await openEditor(page, 'activities');
    await group(page, 'Activité 1').evaluate((card) => card.scrollIntoView({ block: 'center' }));
    for (const number of [1, 2]) await expect(group(page, `Activité ${number}`)).toBeInViewport({ ratio: 1 });
    await expect(group(page, 'Activité 1')).toContainText('Actif');
    await expect(page.getByTitle(label('editor.list.down'))).toHaveCount(0);
    await checkAccessibility(page);
  });
});

test.describe('on a wide screen', () => {
  test.use({ viewport: screens.desktop });

  test('both languages stand side by side', async ({ page }) => {
    await openEditor(page, 'hero');
    const [french, english] = await Promise.all([
      field(page, 'fr.title').boundingBox(),
      field(page, 'en.title').boundingBox(),
    ]);
    expect(french?.y).toBe(english?.y);
    await expect(language(page, 'en')).toBeHidden();
  });
});
