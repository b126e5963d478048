import { languages } from '../../src/i18n/languages';
import { openForm } from '../donation/form';
import { sites } from '../site';
import { expect, paymentTraffic, test } from './fixtures';
import { checkNarrowAndWide } from './journey';

test.use({ expectedProblems: [...paymentTraffic, /^answer 500: http:\/\/127/] });

for (const language of languages) {
  test(`axe finds nothing wrong once the form says that the provider failed, in ${language}`, async ({
    page,
    emulator,
  }) => {
    await emulator.order({ init: { kind: 'serverError' } });
    const form = await openForm(page, language);
    await form.amount.fill('1000');
    await form.pay.click();
    await expect(form.toasts).toContainText(sites[language].label('error.network.title'));
    await checkNarrowAndWide(page);
  });
}
