/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anchors } from '../../routes';
import { toastStore } from '../../shared/browser/toasts';
import { label, matchLabel } from '../../testing/label';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { clearValues, loadOpenPayments, loadPayments, loadValues, saveFinalAnswer } from '../device/donationStorage';
import type { PaymentFailure } from '../providers/provider';
import type { FormProblem } from '../rules/donation';
import { form, readTexts, send, showDonationForm, startAnew } from '../testing/donationForm';
import { checked, remember } from '../testing/returnPage';
import { settings } from '../testing/testPayment';
import { DonationForm } from './DonationForm';
import { DonationPanel } from './DonationPanel.island';
import { doublePressMilliseconds } from './decidePress';

/** The clock by which the form knows a double click. Only tests move it, not a busy machine. */
let now = 0;
beforeEach(startAnew);
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

/** A sooner press counts as the second of a double click, and answers no question. */
const waitForAnotherPress = () => {
  now += doublePressMilliseconds;
};

const anyway = () => screen.getByRole('button', { name: matchLabel('donation.anyway') });

async function donate(amount = '1000', show = () => showDonationForm()) {
  show();
  form.enterAmount(amount);
  await userEvent.click(form.payButton());
}

/** As Back from the bfcache does. */
const comeBack = () => act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

async function fillCard(phone: string) {
  await form.openCardTab();
  const boxes = screen.getAllByRole('textbox').filter((box) => box !== form.amountField());
  for (const box of boxes) fireEvent.change(box, { target: { value: 'x' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'E-mail' }), { target: { value: 'ada@exemple.org' } });
  fireEvent.change(screen.getByRole('textbox', { name: /Téléphone/ }), { target: { value: phone } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Pays' }), 'CM');
}

const paymentPage = 'https://checkout.cinetpay.com/payment/abc';

// jsdom has no Response of its own.
const reply = (body: unknown) => ({ text: async () => JSON.stringify(body) }) as Response;
const refusal = (description?: string) => reply({ code: '608', description });
const created = (url: string) => reply({ code: '201', data: { payment_url: url } });
const sent = () => send.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));

type Failure = FormProblem['reason'] | Exclude<PaymentFailure, 'unavailable'>;

/** The toast of the specification's error catalogue. */
function expectToast(failure: Failure) {
  const region = screen.getByRole('log', { name: label('toast.region') });
  expect(within(region).getByText(matchLabel(`error.${failure}.title`))).toBeInTheDocument();
  expect(region).toHaveTextContent(matchLabel(`error.${failure}.message`));
}

describe('a press on Pay', () => {
  it.each([
    ['missing', '', 'donation.hint.amount'],
    ['refused', '1002', 'donation.offers'],
  ] as const)('sends nothing, focuses the %s amount, and shows its error, in a toast too', async (_, amount, below) => {
    showDonationForm();
    form.enterAmount(amount);
    expect(form.amountField()).toBeValid();
    await userEvent.click(form.payButton());
    expectToast('amount');
    expect(form.amountField()).toHaveAccessibleDescription(matchLabel(below));
    expect(form.amountField()).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('in an empty form focuses the amount, and shows its toast alone', async () => {
    showDonationForm();
    await form.openCardTab();
    await userEvent.click(form.payButton());
    expectToast('amount');
    expect(screen.queryByText(matchLabel('error.customer.title'))).not.toBeInTheDocument();
    expect(form.amountField()).toHaveFocus();
  });

  it('marks each missing field until it is corrected itself', async () => {
    showDonationForm();
    const first = await form.openCardTab();
    await userEvent.click(form.payButton());
    // The amount and the nine details that CinetPay demands.
    expect(document.querySelectorAll('form [aria-invalid=true]')).toHaveLength(10);
    form.enterAmount('1000');
    expect(form.amountField()).toBeValid();
    expect(first).toBeInvalid();
  });

  it('sends nothing while details are missing, and focuses the first of them', async () => {
    showDonationForm();
    form.enterAmount('1000');
    const first = await form.openCardTab();
    await userEvent.click(form.payButton());
    expectToast('customer');
    expect(first).toHaveFocus();
    expect(first).toBeInvalid();
    expect(send).not.toHaveBeenCalled();
  });

  it('sends no phone number without its country code, but focuses it', async () => {
    showDonationForm();
    form.enterAmount('1000');
    await fillCard('699000000');
    await userEvent.click(form.payButton());
    expectToast('phone');
    const phone = screen.getByRole('textbox', { name: /Téléphone/ });
    expect(phone).toHaveAccessibleDescription(`${label('error.onePhone')} ${label('error.phone.message')}`);
    expect(phone).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a change of a field', () => {
  it('ends the error of this field, and the toast of any error', async () => {
    showDonationForm();
    await userEvent.click(form.payButton());
    expect(toastStore.getSnapshot()).toHaveLength(1);
    await form.chooseCurrency('EUR');
    expect(toastStore.getSnapshot()).toEqual([]);
    expect(form.amountField()).toBeInvalid();
    form.enterAmount('0,5');
    expect(form.amountField()).toBeValid();
  });

  it.each(['pagehide', 'visibilitychange'])('that autofill makes without an event is stored on %s', (type) => {
    showDonationForm();
    form.amountField().value = '2500';
    expect(loadValues().amount).toBeUndefined();
    fireEvent(document, new Event(type, { bubbles: true }));
    expect(loadValues().amount).toBe('2500');
  });
});

describe('a question', () => {
  it('about decimals names the amount with and without them, and disappears at a correction', async () => {
    showDonationForm();
    await form.chooseCurrency('EUR');
    form.enterAmount('7,5');
    await userEvent.click(form.payButton());
    expect(screen.getByRole('alert')).toHaveTextContent(matchLabel('donation.cut', { typed: '7,5', amount: '7 €' }));
    form.enterAmount('8,5');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not answered by the second press of a double click, however often it comes, nor by a held key', async () => {
    await donate('2000,5');
    for (let press = 0; press < 4; press += 1) {
      now += 200;
      await userEvent.type(form.amountField(), '{Enter}', { skipClick: true });
    }
    expect(send).not.toHaveBeenCalled();
    waitForAnotherPress();
    const held = { key: 'Enter', repeat: true };
    for (const element of [form.amountField(), form.payButton()]) expect(fireEvent.keyDown(element, held)).toBe(false);
    await userEvent.type(form.amountField(), '{Enter}', { skipClick: true });
    expect(sent()).toMatchObject([{ amount: 2000 }]);
  });

  it('about an e-mail address that does not look whole names its field', async () => {
    showDonationForm();
    form.enterAmount('1000');
    await fillCard('+237699000000');
    fireEvent.change(screen.getByRole('textbox', { name: 'E-mail' }), { target: { value: 'ada @exemple. org' } });
    await userEvent.click(form.payButton());
    const message = label('donation.emailDoubt');
    const question = label('error.ofField', { field: 'E-mail', message });
    expect(screen.getByRole('alert')).toHaveTextContent(question.replace(/\s/g, ' '));
  });
});

describe('the request of a press', () => {
  it.each([
    { origins: [], notified: 'http://localhost' },
    { origins: ['https://site.example', 'https://site.netlify.app'], notified: 'https://site.example' },
    { origins: ['https://site.example', 'http://localhost'], notified: 'http://localhost' },
  ])(
    'of a page at http://localhost, whose deploy has the origins $origins, names $notified',
    async ({ origins, notified }) => {
      send.mockReturnValue(new Promise(() => {}));
      const form = <DonationForm texts={readTexts('fr')} paymentSetup={{ settings, origins }} />;
      await donate('1000', () => renderInLanguage(form));
      expect(sent()).toMatchObject([
        { notify_url: `${notified}/cinetpay-notify`, return_url: `${notified}/cinetpay-return` },
      ]);
    },
  );

  it('is one for a double click, and the form shows that it is being sent', async () => {
    send.mockReturnValue(new Promise(() => {}));
    showDonationForm();
    form.enterAmount('1000');
    const pay = form.payButton();
    // Both presses come before React renders again.
    await act(async () => {
      pay.click();
      pay.click();
    });
    expect(send).toHaveBeenCalledTimes(1);
    const sending = screen.getByRole('button', { name: label('donation.sending') });
    expect(within(screen.getByRole('form')).getByRole('status')).toHaveTextContent(label('donation.sending'));
    expect(sending).toHaveAttribute('aria-disabled', 'true');
    form.enterAmount('2000');
    // Browsers fire `pageshow` at every load, too.
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
    await userEvent.click(sending);
    expect(send).toHaveBeenCalledTimes(1);
    expect(sending).toHaveAttribute('aria-disabled', 'true');
  });
});

type FailedStart = { reason: PaymentFailure | 'currency'; toast: Failure; answer: () => Promise<Response> };
const failedStarts: FailedStart[] = [
  {
    reason: 'unavailable',
    toast: 'refused',
    answer: async () => ({ status: 200, text: async () => '<html></html>' }) as Response,
  },
  { reason: 'network', toast: 'network', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  { reason: 'refused', toast: 'refused', answer: async () => refusal() },
  // Refused in another currency than the provider's first.
  { reason: 'currency', toast: 'refused', answer: async () => refusal() },
];

describe('a start that fails', () => {
  it('shows the provider’s own description', async () => {
    send.mockResolvedValue(refusal('amount must be a multiple of 5'));
    await donate();
    const region = screen.getByRole('log', { name: label('toast.region') });
    expect(region).toHaveTextContent(`${label('error.refused.title')} amount must be a multiple of 5`);
    // The toast and the form both mark its language.
    for (const words of screen.getAllByText('amount must be a multiple of 5'))
      expect(words).toHaveAttribute('lang', 'en');
    expect(screen.getByText(matchLabel('donation.providerAnswer'))).toBeVisible();
  });

  it.each(failedStarts)(
    'for the reason “$reason” says what its donor can do, and where else to give',
    async ({ reason, toast, answer }) => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      send.mockImplementation(answer);
      showDonationForm();
      if (reason === 'currency') await form.chooseCurrency('EUR');
      form.enterAmount('1000');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await userEvent.click(form.payButton());
      expect(await screen.findByRole('alert')).toHaveTextContent(matchLabel(`donation.notStarted.${reason}`));
      expectToast(toast);
      expect(form.amountField()).toHaveValue('1000');
      expect(screen.getByRole('link', { name: label('donation.otherWays') })).toHaveAttribute('href', '#other-ways');
    },
  );

  it('leads to no other way to give while there is none', async () => {
    send.mockResolvedValue(refusal());
    await donate('1000', () => showDonationForm('fr', { ...readTexts('fr'), hasOtherWays: undefined }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('loses its toast at the next press', async () => {
    send.mockResolvedValueOnce(refusal());
    await donate();
    expect(toastStore.getSnapshot()).toHaveLength(1);
    send.mockReturnValue(new Promise(() => {}));
    await userEvent.click(form.payButton());
    expect(toastStore.getSnapshot()).toEqual([]);
  });
});

describe('a reference that the provider already has', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation());
  const sentReferences = () => sent().map(({ transaction_id }) => transaction_id);

  it('is replaced by a new one at once, and the payment of the new one is remembered', async () => {
    send.mockResolvedValueOnce(refusal('transaction_id already exists'));
    let answerSecond = (_: Response) => {};
    send.mockReturnValueOnce(
      new Promise((resolve) => {
        answerSecond = resolve;
      }),
    );
    await donate();
    const [first, second] = sentReferences();
    expect(second).not.toBe(first);
    // Another browser tab can already ask about the second payment.
    expect(loadOpenPayments()).toMatchObject([{ reference: second }]);
    await act(async () => answerSecond(created(paymentPage)));
    expect(loadPayments()).toMatchObject([{ reference: second }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is replaced only once: a second refusal is shown', async () => {
    send.mockImplementation(async () => refusal('transaction_id already exists'));
    await donate();
    expect(new Set(sentReferences()).size).toBe(2);
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.getAllByText('transaction_id already exists').length).toBeGreaterThan(0);
  });
});

describe('a form whose payment page is ready', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    // jsdom logs that it does not navigate.
    jest.spyOn(console, 'error').mockImplementation();
    send.mockImplementation(async () => created(paymentPage));
  });

  afterEach(() => jest.useRealTimers());

  const press = async () => {
    form.enterAmount('1000');
    await act(async () => fireEvent.click(form.payButton()));
  };

  it('is enabled again when the browser does not leave, and offers the page as a link', async () => {
    showDonationForm();
    await press();
    await act(() => jest.advanceTimersByTimeAsync(14_000));
    expect(screen.getByRole('button', { name: label('donation.sending') })).toHaveAttribute('aria-disabled', 'true');
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByRole('link', { name: label('donation.openPayment') })).toHaveAttribute('href', paymentPage);
    expect(screen.getByRole('link', { name: label('donation.otherWays') })).toBeVisible();
    const pay = { name: matchLabel('donation.checkFirst', { amount: '1 000 FCFA' }) };
    expect(screen.getByRole('button', pay)).toBeEnabled();
  });

  it('gives the page the URL of the form, to which a page loaded anew by Back scrolls once', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const open = () =>
      renderInLanguage(
        <section id={anchors.donation}>
          <DonationForm texts={readTexts('fr')} paymentSetup={{ settings }} />
        </section>,
      );
    const { unmount } = open();
    await press();
    expect(window.location.hash).toBe('#donation');
    expect(scrolled).not.toHaveBeenCalled();
    unmount();
    const { unmount: leave } = open();
    // On later visits, the browser restores the scroll position.
    leave();
    open();
    expect(history.scrollRestoration).toBe('auto');
    expect(scrolled.mock.contexts).toMatchObject([{ id: anchors.donation }]);
  });

  it('offers no link after Back has restored it', async () => {
    showDonationForm();
    await press();
    comeBack();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('a form restored from the bfcache', () => {
  it('ignores the answer to its earlier request', async () => {
    let answer = (_: Response) => {};
    send.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await donate();
    comeBack();
    await act(async () => answer(refusal()));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(form.payButton()).toHaveAttribute('aria-disabled', 'false');
  });

  it('is empty once the payment is accepted, though it reads an older sessionStorage', () => {
    remember('11111111');
    showDonationForm();
    form.enterAmount('2500');
    const older = sessionStorage.getItem('donation-values') as string;
    saveFinalAnswer(checked('accepted', { reference: '11111111' }));
    clearValues();
    sessionStorage.setItem('donation-values', older);
    comeBack();
    expect(form.amountField()).toHaveValue('');
    cleanup();
    showDonationForm();
    expect(form.amountField()).toHaveValue('');
  });
});

describe('after an accepted payment,', () => {
  beforeEach(() => remember('11111111'));
  const accept = () => saveFinalAnswer(checked('accepted', { reference: '11111111' }));

  it('another browser tab that still shows the amount asks before it sends it again', async () => {
    showDonationForm();
    form.enterAmount('2500');
    accept();
    await userEvent.click(form.payButton());
    const words = matchLabel('donation.unseen', { amount: '2 500 FCFA', method: 'Mobile Money' });
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(send).not.toHaveBeenCalled();
  });

  it('the same amount, typed anew, is sent', async () => {
    accept();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1);
    showDonationForm();
    form.enterAmount('2500');
    await userEvent.click(form.payButton());
    expect(sent()).toMatchObject([{ amount: 2500 }]);
  });
});

describe('while a payment of this device has no answer,', () => {
  const showPanel = () => {
    renderInLanguage(<DonationPanel {...readTexts('fr')} paymentSetup={{ settings }} />);
  };

  beforeEach(() => remember('11111111'));

  it('Pay says that it checks first: a press leads to the question, and sends nothing, however often', async () => {
    showPanel();
    form.enterAmount('1000');
    const pay = form.payButton();
    expect(pay).toHaveTextContent(matchLabel('donation.checkFirst', { amount: '1 000 FCFA' }));
    await userEvent.dblClick(pay);
    expect(pay).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('alert')).toHaveFocus();
    pay.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  it('“Donate anyway” sends, unless the press may belong to a double one', async () => {
    await donate('1000', showPanel);
    await userEvent.click(anyway());
    expect(send).not.toHaveBeenCalled();
    waitForAnotherPress();
    await userEvent.click(anyway());
    expect(form.payButton()).toHaveFocus();
    expect(sent()).toMatchObject([{ amount: 1000 }]);
  });

  it('the question names each open payment, with its own check, and says that nothing is taken unless it is confirmed', async () => {
    remember('22222222');
    await donate('1000', showPanel);
    const question = screen.getByRole('alert');
    expect(within(question).getAllByText(matchLabel('donation.open', { amount: '2 500 FCFA' }))).toHaveLength(2);
    expect(question).toHaveTextContent(matchLabel('openPayments.unconfirmed'));
    const checks = within(question).getAllByRole<HTMLButtonElement>('button', { name: label('openPayments.check') });
    expect(checks.map(({ form }) => form?.id)).toEqual(['check-22222222', 'check-11111111']);
  });

  it('it is shown below the form, where it moves neither field nor button', () => {
    showPanel();
    const payment = screen.getByText(/11111111/);
    expect(form.payButton().compareDocumentPosition(payment)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
