import { checkedOutcomes } from '../src/donation/rules/outcomes';
import { languages } from '../src/i18n/languages';
import { button, label as editorLabel, field, openEditor, save, toasts } from './admin/admin';
import { albumWithMostPhotos, mediaOf, sites, tidy } from './content';
import { errorTexts, openForm } from './donation/form';
import { expect } from './fixtures';
import { test as base, paymentTraffic } from './payment/fixtures';
import { decide, expectOutcome, openOutcome, pay } from './payment/journey';
import { listen, readAloud, writeSpoken } from './screenReader';
import { openOverlay, openWithScripts, screens, scrollThrough, startScripts } from './site';

// A screen reader is there before the page. Chromium then also tells it of sections whose layout is postponed.
const test = base.extend<object, object>({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--force-renderer-accessibility'] }),
    { scope: 'worker' },
  ],
});

test.use({
  viewport: screens.phone,
  expectedProblems: [...paymentTraffic, '/v2/payment', 'console error: Failed to load resource'],
});

const isRead = (state: string) => ['accepted', 'pending'].includes(state);

/** What stands between the title, which is said by itself, and the footer, which all pages have. */
const withoutFooter = (lines: string[]) => {
  const end = lines.findIndex((line) => ['pied de page', 'footer'].includes(line));
  return lines.slice(1, end < 0 ? undefined : end);
};

for (const language of languages) {
  const { path, albumPath, label, home } = sites[language];
  const titled = (title: string) => `${title} · ${home.frame.site.name}`;

  test(`the landing page says all of its sections, and the form each error, in ${language}`, async ({ page }) => {
    const hear = await listen(page);
    await openWithScripts(page, path('/'));
    const opening = await hear();
    expect(opening, 'only the title is said by itself').toEqual([await page.title()]);
    const ahead = await readAloud(page);
    for (const { title } of [home.sections.about, home.sections.gallery, home.sections.donation]) {
      const headings = ahead.filter((line) => line.endsWith(`2, ${tidy(title)}`));
      expect(headings, `${title}, before anyone scrolls`).toHaveLength(1);
    }
    await scrollThrough(page);
    const landing = await readAloud(page);

    const form = await openForm(page, language);
    await hear();
    await form.pay.click();
    const { title, message } = errorTexts('amount', language);
    await expect(form.toasts).toContainText(title);
    const empty = await hear();
    expect(empty.slice(-2)).toEqual([expect.stringContaining(tidy(message)), tidy(`${title} ${message}`)]);
    await form.amount.fill('1001');
    // Said once the amount is typed to its end.
    await expect(form.whole.locator('[aria-live]')).toContainText(/1.005/);
    const refused = await hear();
    expect(refused.join(), 'the nearest amounts').toMatch(/1.000.*1.005/);
    await form.cardTab.click();
    await form.pay.click();
    await expect(form.field('customer_name')).toBeFocused();
    const card = await hear();
    expect(card.join()).toContain(tidy(label('error.required')));
    expect(card.at(-1)).toBe(tidy(`${label('error.customer.title')} ${label('error.customer.message')}`));
    const whole = withoutFooter(await readAloud(page));
    const start = whole.findIndex((line) => line.endsWith(tidy(home.sections.donation.title)));

    await form.mobileMoneyTab.click();
    await hear();
    await form.amount.fill('1000');
    await page.route('**/v2/payment', (route) => route.abort());
    await form.pay.click();
    await expect(form.toasts).toContainText(label('error.network.title'));
    const network = await hear();
    expect(network.join()).toContain(tidy(label('donation.notStarted.network')));

    writeSpoken(`landing.${language}`, { 'As it opens': opening, 'Read from top to bottom': landing });
    writeSpoken(`form.${language}`, {
      'Donate is pressed without an amount': empty,
      '1001 is typed': refused,
      'Card, and Donate is pressed without details': card,
      'The donation section is read with these errors': whole.slice(start),
      'Mobile Money, and the provider cannot be reached': network,
    });
  });

  test(`each result page says its outcome once, in its title or as it arrives, in ${language}`, async ({
    page,
    baseURL,
  }) => {
    const hear = await listen(page);
    const parts: Record<string, string[]> = {};
    for (const state of checkedOutcomes) {
      await openOutcome(page, baseURL, state, language);
      const said = await hear();
      const title = tidy(label(`return.${state}.title`));
      expect(
        said.filter((phrase) => phrase.startsWith(title)),
        state,
      ).toHaveLength(1);
      await expect(page).toHaveTitle(titled(label(`return.${state}.title`)));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(label(`return.${state}.title`));
      parts[state] = said;
      if (isRead(state)) parts[`${state}, read`] = withoutFooter(await readAloud(page));
    }
    writeSpoken(`outcomes.${language}`, parts);
  });

  test(`a pending donation that is accepted meanwhile says so by itself, in ${language}`, async ({
    page,
    emulator,
  }) => {
    const hear = await listen(page);
    const form = await openForm(page, language);
    await form.amount.fill('1000');
    await pay(page, form, language);
    await decide(page, 'pending', language);
    await expectOutcome(page, 'pending', language);
    await startScripts(page);
    const pending = await hear();
    expect(pending[0]).toBe(titled(tidy(label('return.pending.title'))));
    const [payment] = (await emulator.read()).payments;
    if (!payment) throw new Error('There is no payment');
    await emulator.decide(payment, 'accept');
    await expectOutcome(page, 'accepted', language);
    const accepted = await hear();
    expect(accepted, 'the title of the delivered page, then the outcome').toEqual([
      titled(tidy(label('return.waiting.title'))),
      tidy(`${label('return.accepted.title')} ${label('return.accepted.text')}`),
    ]);
    writeSpoken(`payment.${language}`, {
      'Back from the provider': pending,
      'The page finds out that it was accepted': accepted,
    });
  });

  test(`an album and its photos are said as they open, change and close, in ${language}`, async ({ page }) => {
    const shown = albumWithMostPhotos[language];
    const [, second] = mediaOf(shown, 'photo');
    const total = mediaOf(shown, 'photo').length;
    const hear = await listen(page);
    await openWithScripts(page, path('/'));
    await hear();
    await openOverlay(page, shown);
    const overlay = await hear();
    expect(overlay[0]).toContain(tidy(shown.album.name));
    await page.keyboard.press('Escape');
    const closed = await hear();
    expect(closed, 'the card that opened it').toEqual([expect.stringContaining(tidy(shown.album.name))]);

    await openWithScripts(page, albumPath(shown.slug));
    const opened = await hear();
    await scrollThrough(page);
    const album = [...opened, ...withoutFooter(await readAloud(page))];
    await page.getByRole('main').getByRole('figure').getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const viewer = [...(await hear()), ...withoutFooter(await readAloud(page))];
    await page.keyboard.press('ArrowRight');
    const next = await hear();
    expect(next).toEqual([tidy(`${label('photo.position', { position: 2, total })} ${second?.caption}`)]);
    await page.keyboard.press('Escape');
    const viewerClosed = await hear();
    writeSpoken(`album.${language}`, {
      'The card is pressed': overlay,
      'The overlay is closed': closed,
      'The page of the album': album,
      'A photo is enlarged': viewer,
      'The next photo': next,
      'It is closed': viewerClosed,
    });
  });
}

test('the editor says what became of a change, and what is wrong', async ({ page }) => {
  const hear = await listen(page);
  await openEditor(page, 'hero');
  const form = [...(await hear()), ...withoutFooter(await readAloud(page))];
  const kept = page.getByText(editorLabel('admin.draft.kept', { moment: '' }).trim());
  await field(page, 'fr.title').fill('Un autre titre');
  await expect(kept).toBeVisible();
  const changed = await hear();
  expect(changed.join()).toContain(tidy(editorLabel('admin.draft.kept', { moment: '' })).trim());
  await field(page, 'fr.title').fill('');
  await save(page);
  await expect(page.getByRole('region', { name: editorLabel('admin.edit.invalidTitle') })).toBeFocused();
  const invalid = await hear();
  expect(invalid.join()).toContain(tidy(editorLabel('admin.edit.invalidTitle')));
  await field(page, 'fr.title').fill('Un titre');
  await button(page, 'admin.edit.save').click();
  await expect(toasts(page)).toContainText(editorLabel('admin.edit.savedTitle'));
  const saved = await hear();
  writeSpoken('editor.fr', {
    'The form of the first section': form,
    'A title is changed': changed,
    'Saved without a title': invalid,
    'Saved, which leads to the dashboard': saved,
    'The dashboard is read': withoutFooter(await readAloud(page)),
  });
});

test('the listener hears what a screen reader says, once, and nothing else', async ({ page }) => {
  const hear = await listen(page);
  const body = `<!doctype html><html lang="en"><title>Title</title>
    <p id="status" role="status">Old</p><p id="plain">Text</p><dialog><button>Inside</button></dialog>`;
  await page.route('/live', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/live');
  expect(await hear()).toEqual(['Title']);
  await page.evaluate(() => {
    const find = (id: string) => document.getElementById(id) as HTMLElement;
    find('plain').textContent = 'Silent';
    find('status').innerHTML = '<b>First</b>';
    find('status').append(' and second');
    document.body.insertAdjacentHTML(
      'beforeend',
      '<p role="status">Arrives with its text</p><p role="alert">Alarm</p>',
    );
  });
  expect(await hear()).toEqual(['First and second', 'Alarm']);
  await page.evaluate(() => {
    document.querySelector('dialog')?.showModal();
    const status = document.getElementById('status') as HTMLElement;
    status.textContent = 'Behind the dialog';
  });
  expect(await hear()).toEqual(['button, Inside']);
});
