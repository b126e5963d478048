/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '../../components/Toaster.island';
import { dismissToast, toastStore } from '../../components/toasts';
import { buildHomeView } from '../../content/viewModel';
import { type Language, languages } from '../../i18n/languages';
import { label, matchLabel } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { serveAssets } from '../../testing/serveAssets';
import type { paymentFailures } from '../providers/provider';
import type { draftErrors } from '../rules/donation';
import { DonationForm } from './DonationForm';
import { clearDraft, loadPayments } from './donationStorage';

// With the whole list, each query by role takes a tenth of a second.
jest.mock('i18n-iso-countries/langs/fr.json', () => ({ countries: { FR: 'France', EC: 'Équateur', CM: 'Cameroun' } }));
jest.mock('i18n-iso-countries/langs/en.json', () => ({ countries: { CM: 'Cameroon', FR: 'France' } }));

const content = loadFixtureContent();
const provider = { url: 'https://provider.example/v2/payment', apiKey: 'key', siteId: '123' };
const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeEach(() => {
  send.mockReset();
  globalThis.fetch = serveAssets(send);
  sessionStorage.clear();
  for (const { id } of toastStore.getSnapshot()) dismissToast(id);
});

function show(language: Language = 'fr') {
  renderInLanguage(
    <>
      <DonationForm texts={buildHomeView(content, language).sections.donation} provider={provider} />
      <Toaster />
    </>,
    language,
  );
}

const amountField = () => screen.getByLabelText(/^(Montant du don|Amount)$/);
const enterAmount = (amount: string) => fireEvent.change(amountField(), { target: { value: amount } });
const payButton = () => screen.getByRole('button', { name: /^(Donner|Donate)/ });

async function openCardTab() {
  await userEvent.click(screen.getByRole('tab', { name: /Carte de Crédit|Credit Card/ }));
  return screen.findByRole('textbox', { name: /^(Nom|Last name)$/ });
}

async function fillCard(phone: string) {
  await openCardTab();
  const boxes = screen.getAllByRole('textbox').filter((box) => box !== amountField());
  for (const box of boxes) fireEvent.change(box, { target: { value: 'x' } });
  fireEvent.change(screen.getByRole('textbox', { name: /Téléphone|Phone/ }), { target: { value: phone } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Pays|Country/ }), 'CM');
}

// jsdom has no Response of its own.
const refusal = (description?: string) => ({ json: async () => ({ code: '608', description }) }) as Response;

type Failure = (typeof draftErrors)[number] | (typeof paymentFailures)[number];

/** The toast of the customer's error catalogue, whose words tools/preflight/differences.ts compares. */
function expectToast(failure: Failure, language: Language) {
  const region = screen.getByRole('region', { name: label('toast.region', {}, language) });
  expect(within(region).getByText(matchLabel(`error.${failure}.title`, {}, language))).toBeInTheDocument();
  expect(region).toHaveTextContent(matchLabel(`error.${failure}.message`, {}, language));
}

describe.each(languages)('the donation form in %s', (language) => {
  it('reports a wrong amount in a toast and beside the field, and focuses it', async () => {
    show(language);
    await userEvent.click(payButton());
    expectToast('amount', language);
    expect(amountField()).toHaveAccessibleDescription(label('error.amount.message', {}, language));
    expect(amountField()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('reports missing customer details and focuses the first', async () => {
    show(language);
    enterAmount('1000');
    const first = await openCardTab();
    const scrolledTo = jest.spyOn(Element.prototype, 'scrollIntoView');
    await userEvent.click(payButton());
    expectToast('customer', language);
    expect(first).toHaveFocus();
    expect(scrolledTo.mock.contexts.at(-1)).toBe(first.parentElement);
    scrolledTo.mockRestore();
    expect(first).toBeInvalid();
    expect(send).not.toHaveBeenCalled();
  });

  it('reports a phone number without its country code', async () => {
    show(language);
    enterAmount('1000');
    await fillCard('699000000');
    await userEvent.click(payButton());
    expectToast('phone', language);
    expect(screen.getByRole('textbox', { name: /Téléphone|Phone/ })).toHaveAccessibleDescription(
      label('error.phone.message', {}, language),
    );
    expect(send).not.toHaveBeenCalled();
  });

  it('reports a refusal without a reason', async () => {
    send.mockResolvedValue(refusal());
    show(language);
    enterAmount('1000');
    await userEvent.click(payButton());
    expectToast('refused', language);
  });

  it('reports that the provider cannot be reached', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'));
    show(language);
    enterAmount('1000');
    await userEvent.click(payButton());
    expectToast('network', language);
    expect(amountField()).toHaveValue('1000');
  });
});

it('the form shows the provider’s own description', async () => {
  send.mockResolvedValue(refusal('amount must be a multiple of 5'));
  show();
  enterAmount('1001');
  await userEvent.click(payButton());
  const region = screen.getByRole('region', { name: label('toast.region') });
  expect(region).toHaveTextContent(`${label('error.refused.title')}amount must be a multiple of 5`);
  // The toast and the form both mark its language.
  for (const words of screen.getAllByText('amount must be a multiple of 5'))
    expect(words).toHaveAttribute('lang', 'en');
  expect(screen.getByText('Réponse de CinetPay, en anglais :')).toBeVisible();
});

it('an invalid amount gets, beside its error, an example of a valid one', async () => {
  show();
  enterAmount('5k');
  expect(screen.queryByText('Écrivez le montant en chiffres, par exemple 5000.')).not.toBeInTheDocument();
  await userEvent.click(payButton());
  expect(screen.getByText('Écrivez le montant en chiffres, par exemple 5000.')).toBeVisible();
});

it('the currencies are named in words', () => {
  show();
  const names = screen.getAllByRole<HTMLOptionElement>('option').map(({ text, value }) => [value, text]);
  expect(names).toEqual([
    ['XAF', 'FCFA (XAF)'],
    ['XOF', 'FCFA Afrique de l’Ouest (XOF)'],
    ['EUR', 'Euro (EUR)'],
    ['USD', 'Dollar américain (USD)'],
  ]);
});

it('the error of a failed start says that nothing was debited', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  enterAmount('1000');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(payButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(matchLabel('donation.notStarted'));
});

it('a retry fetches the countries after a failure', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  show();
  await userEvent.click(screen.getByRole('tab', { name: 'Carte de Crédit' }));
  const retry = await screen.findByRole('button', { name: label('donation.retry') });
  globalThis.fetch = serveAssets(send);
  await userEvent.click(retry);
  expect(await screen.findByRole('combobox', { name: 'Pays' })).toHaveTextContent('Cameroun');
});

it('a payment is remembered once its page is ready, and a later try that fails changes nothing', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const url = 'https://checkout.cinetpay.com/payment/abc';
  let answer = (_: Response) => {};
  send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  show();
  enterAmount('5000');
  await userEvent.click(payButton());
  expect(loadPayments()).toEqual([]);
  await act(async () => answer({ json: async () => ({ code: '201', data: { payment_url: url } }) } as Response));
  expect(loadPayments()).toMatchObject([{ amount: 5000, currency: 'XAF' }]);

  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.click(payButton());
  expectToast('network', 'fr');
  expect(loadPayments()).toMatchObject([{ amount: 5000, currency: 'XAF' }]);
  jest.restoreAllMocks();
});

it('a double click sends one request and shows that it is pending', async () => {
  send.mockReturnValue(new Promise(() => {}));
  show();
  enterAmount('1000');
  await userEvent.dblClick(payButton());
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: label('donation.pending') })).toHaveAttribute('aria-disabled', 'true');
});

describe('a form whose payment page is ready', () => {
  const url = 'https://checkout.cinetpay.com/payment/abc';

  beforeEach(() => {
    jest.useFakeTimers();
    // jsdom logs that it does not navigate.
    jest.spyOn(console, 'error').mockImplementation();
    send.mockImplementation(
      async () => ({ json: async () => ({ code: '201', data: { payment_url: url } }) }) as Response,
    );
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is enabled again when the browser does not leave, and offers the page as a link', async () => {
    show();
    enterAmount('1000');
    await act(async () => fireEvent.click(payButton()));
    await act(() => jest.advanceTimersByTimeAsync(14_000));
    expect(screen.getByRole('button', { name: label('donation.pending') })).toHaveAttribute('aria-disabled', 'true');
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole('link', { name: label('donation.openPayment') })).toHaveAttribute('href', url);
    await act(async () => fireEvent.click(payButton()));
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('offers no link after Back has restored it', async () => {
    show();
    enterAmount('1000');
    await act(async () => fireEvent.click(payButton()));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a form restored from the bfcache', () => {
  const comeBack = () => act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  it('keeps its input even if the browser refuses storage', async () => {
    const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    show();
    enterAmount('1000');
    comeBack();
    expect(amountField()).toHaveValue('1000');
    storage.mockRestore();
  });

  it('is empty if a completed donation cleared the draft meanwhile', async () => {
    show();
    enterAmount('1000');
    clearDraft();
    comeBack();
    expect(amountField()).toHaveValue('');
  });
});

it('a second attempt has a new transaction identifier', async () => {
  send.mockImplementation(async () => refusal());
  show();
  enterAmount('1000');
  await userEvent.click(payButton());
  await screen.findByRole('button', { name: /^Donner/ });
  await userEvent.click(payButton());
  const ids = send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).transaction_id);
  expect(new Set(ids).size).toBe(2);
});

it.each([
  ['5000', 'Donner 5\u202f000\u00a0FCFA'],
  ['1.000', 'Donner 1\u202f000\u00a0FCFA'],
  ['12,50 ', 'Donner 12\u00a0FCFA'],
  ['abc', 'Donner'],
])('the button shows what %j will send', async (typed, words) => {
  show();
  await userEvent.type(amountField(), typed);
  expect(payButton().textContent).toBe(words);
});

it('the form offers the nearest amounts to one that CinetPay would refuse, as a hint, not an error', async () => {
  show();
  enterAmount('1231');
  expect(screen.getByText(matchLabel('donation.stepOfFive'))).toBeInTheDocument();
  expect(amountField()).toBeValid();
  expect(screen.getByRole('button', { name: /^1.230.FCFA$/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^1.235.FCFA$/ }));
  expect(amountField()).toHaveValue('1235');
  expect(screen.queryByText(matchLabel('donation.stepOfFive'))).not.toBeInTheDocument();
});

it('the form still sends an amount that ends in another digit', async () => {
  send.mockReturnValue(new Promise(() => {}));
  show();
  enterAmount('1001');
  await userEvent.click(payButton());
  expect(JSON.parse(String(send.mock.calls[0]?.[1]?.body)).amount).toBe(1001);
});

it.each([
  ['fr', '15,24'],
  ['en', '15.24'],
] as const)('the hint in %s converts an amount in African francs to euros', async (language, euro) => {
  const words = label('donation.inEuro', { euro }, language);
  show(language);
  enterAmount('10000');
  expect(amountField()).toHaveAccessibleDescription(words);
  for (const [currency, hint] of [
    ['XOF', words],
    ['USD', ''],
    ['EUR', ''],
  ] as const) {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^(Devise|Monnaie|Currency)$/ }), currency);
    expect(amountField()).toHaveAccessibleDescription(hint);
  }
});

it('the form offers the suggested amounts of the content', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /10.000.FCFA/ }));
  expect(amountField()).toHaveValue('10000');
  expect(payButton().textContent).toBe('Donner 10\u202f000\u00a0FCFA');
});

it('the form shows no suggestions when the content has none', () => {
  const texts = { ...buildHomeView(content, 'fr').sections.donation, suggestedAmounts: [] };
  renderInLanguage(<DonationForm texts={texts} provider={provider} />);
  expect(screen.queryByRole('group', { name: texts.suggestions })).toBeNull();
  expect(amountField()).toBeInTheDocument();
});

it('the country list shows Cameroon first, then all countries alphabetically with their codes', async () => {
  show();
  await openCardTab();
  const options = within(screen.getByRole('combobox', { name: 'Pays' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    '',
    'Cameroun (CM)',
    'Cameroun (CM)',
    'Équateur (EC)',
    'France (FR)',
  ]);
});

it('a change of tab keeps the input', async () => {
  show();
  enterAmount('1000');
  await userEvent.type(await openCardTab(), 'Ngo');
  await userEvent.click(screen.getByRole('tab', { name: 'Mobile Money' }));
  expect(await openCardTab()).toHaveValue('Ngo');
  expect(amountField()).toHaveValue('1000');
});
