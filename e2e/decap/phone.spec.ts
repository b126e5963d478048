import { content } from '../content';
import { expect, test } from '../fixtures';
import { screens } from '../site';
import { heroPath, openEntry, simulateButton, textField } from './open';

// Megabytes of scripts on a small machine.
test.slow();

test.describe('on a phone', () => {
  test.use({ viewport: screens.phone });

  test('the preview is one press away, the whole toolbar is within the screen, and the fields are no wider', async ({
    page,
  }) => {
    await test.step('the preview is below the fields', async () => {
      const preview = await openEntry(page, heroPath);
      await expect(preview).not.toBeAttached();
      await page.getByRole('button', { name: 'Aperçu' }).click();
      await expect(preview.locator('h1')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('textbox', { name: 'Devise' })).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: 'Aperçu' }).click();
      await expect(preview).not.toBeAttached();
    });

    await test.step('all that is pressed is within the screen, and the fields are no wider than it', async () => {
      const [activity] = content.activities;
      if (!activity) return;
      await openEntry(page, `activity/entries/${activity.slug}`);
      await textField(page, 'Titre').fill('Un titre à l’essai');
      for (const part of [
        page.getByRole('link', { name: /Changements en cours/ }),
        simulateButton(page),
        page.getByRole('button', { name: 'Simuler la suppression' }),
        page.getByRole('button', { name: 'Écrire en FR' }),
        page.getByRole('button', { name: 'Copier depuis…' }),
        textField(page, 'Titre'),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      await simulateButton(page).click();
      await expect(page.getByRole('menuitem', { name: 'Simuler la publication' })).toBeInViewport({ ratio: 1 });
    });
  });
});
