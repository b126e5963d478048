/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { renderInLanguage } from '../components/renderInLanguage';
import { SharedSiteContext } from '../components/ShareLink';
import type { Operator, Site } from '../content/model';
import { type ContactContent, presentFrame, presentHome } from '../content/present';
import { type PageState, pageStates } from '../donation/ending';
import { type CheckedPayment, recallPayment, writeCheckCookie } from '../donation/memory';
import { refusalReasons } from '../donation/refusalReasons';
import { type Language, languages } from '../i18n/languages';
import { Donation } from './Donation';
import { PaymentReturn } from './PaymentReturn';

const content = loadFixtureContent();
const site = { name: 'Association A', url: 'https://site.example' };
const reach = { phone: 'tel:+237699000000', whatsapp: 'https://wa.me/237699000000' };

type Shown = {
  language?: Language;
  site?: Partial<Site>;
  reach?: ContactContent['reach'];
};

function setCheck(checked: CheckedPayment): void {
  // As an answer's Set-Cookie does; without what jsdom's insecure page refuses.
  // biome-ignore lint/suspicious/noDocumentCookie: a page without the Cookie Store
  document.cookie = writeCheckCookie(checked).split(';')[0] ?? '';
}

function remember(reference: string, { startedAt = Date.now() } = {}): void {
  const payment = { reference, amount: 2500, currency: 'XAF', startedAt };
  localStorage.setItem('donation-payment', JSON.stringify(payment));
}

function show(state: PageState | 'neutral', { language = 'fr', reach: to = reach, ...shown }: Shown = {}) {
  const leave = jest.fn();
  const { contact } = presentFrame(content, language);
  const { container } = renderInLanguage(
    <SharedSiteContext value={site}>
      <PaymentReturn
        state={state}
        site={{ ...site, ...shown.site }}
        contact={{ ...contact, reach: to }}
        leave={leave}
      />
    </SharedSiteContext>,
    language,
  );
  return { leave, container };
}

/** The facts of the page, by their names. */
function readFacts(): Record<string, string | null> {
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(
    screen.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index] ?? null]),
  );
}

const checked = (state: PageState, facts: Partial<CheckedPayment> = {}): CheckedPayment => ({
  reference: '12345678',
  state,
  amount: 1000,
  currency: 'XAF',
  checkedAt: Math.floor(Date.now() / 1000),
  ...facts,
});

const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

/** Has the return function answer the next looks with a cookie, or not at all. */
function answerWith(next: CheckedPayment | undefined): void {
  send.mockImplementation(async () => {
    if (next) setCheck(next);
    return { type: next ? 'opaqueredirect' : 'basic' } as Response;
  });
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T14:05:00Z') });
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: a page without the Cookie Store
  document.cookie = 'donation_check=; Max-Age=0';
  send.mockReset();
  globalThis.fetch = send;
});

afterEach(() => jest.useRealTimers());

const receipt: Partial<CheckedPayment> = {
  method: 'OMCM',
  operatorId: 'MP220915.2257.A76307',
  paidAt: '2022-09-15 22:57:15',
};

describe('the receipt', () => {
  it('has all that the check gives, and the legal name', () => {
    setCheck(checked('accepted', receipt));
    show('accepted', { site: { legalName: 'Association A, loi de 1990' } });
    expect(readFacts()).toMatchObject({
      Référence: '12345678',
      Montant: '1\u202f000\u00a0FCFA',
      Date: '15 septembre 2022 à 22:57 (heure de CinetPay)',
      'Moyen de paiement': 'Orange Money',
      'N°\u00a0chez l’opérateur': 'MP220915.2257.A76307',
      Association: 'Association A, loi de 1990',
    });
    expect(screen.getByText('Cette confirmation n’est pas un reçu fiscal.')).toBeVisible();
  });

  it('leaves out what the check does not give', () => {
    setCheck(checked('accepted'));
    show('accepted', { language: 'en' });
    const facts = readFacts();
    expect(facts.Association).toBe('Association A');
    expect(Object.keys(facts)).not.toEqual(expect.arrayContaining(['Date']));
    expect(Object.keys(facts)).toHaveLength(5);
  });

  it.each([
    ['VISAMCM', 'VISAMCM'],
    ['MOMO', 'MTN Mobile Money'],
    ['FLOOZ', 'Flooz d’ici'],
  ])('calls the means %s as its customers do: %s', (method, name) => {
    setCheck(checked('accepted', { method }));
    show('accepted', { site: { operators: [{ id: 'FLOOZ', name: 'Flooz d’ici', code: '#1#', words: 'x' }] } });
    expect(readFacts()['Moyen de paiement']).toBe(name);
  });

  it('shows a moment that is none as the provider wrote it', () => {
    setCheck(checked('accepted', { paidAt: '2022-99-99 22:57:15' }));
    show('accepted');
    expect(readFacts().Date).toContain('2022-99-99 22:57:15');
  });

  it('can be printed, and sent to oneself with all that it says', () => {
    setCheck(checked('accepted', receipt));
    show('accepted');
    // What prints it is client/enhancePage.ts.
    expect(screen.getByRole('button', { name: 'Imprimer' })).toHaveAttribute('data-print');
    const message = readMessage('M’envoyer cette confirmation');
    for (const fact of ['12345678', '1\u202f000\u00a0FCFA', 'Orange Money', 'MP220915.2257.A76307', 'Association A']) {
      expect(message).toContain(fact);
    }
  });

  it.each(languages)('is not there without a confirmed payment, in %s', (language) => {
    setCheck(checked('pending'));
    show('accepted', { language });
    expect(screen.queryByText(/^(Merci|Thank)/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Imprimer|Print)$/ })).not.toBeInTheDocument();
    expect(screen.queryByText('12345678')).not.toBeInTheDocument();
  });
});

function readMessage(name: string): string {
  const address = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  return decodeURIComponent(address.search).replace(/^\?(text|body)=/, '');
}

it.each([
  ['fr', 'Faire connaître l’association'],
  ['en', 'Tell others about the association'],
] as const)('has thanks share the cause in %s, and neither amount nor reference', (language, name) => {
  setCheck(checked('accepted', receipt));
  show('accepted', { language });
  const message = readMessage(name);
  expect(message).toContain('Association A');
  expect(message).not.toMatch(/1.?000|12345678/);
});

describe.each(languages)('help, in %s', (language) => {
  const name = language === 'fr' ? /^Demander de l’aide/ : /^Ask for help/;

  it.each(pageStates)('has a message ready with reference, amount and state when a payment is %s', (state) => {
    setCheck(checked(state));
    show(state, { language });
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name });
    expect(href).toMatch(/^https:\/\/wa\.me\/237699000000\?text=/);
    const message = decodeURIComponent(new URL(href).search);
    expect(message).toContain('12345678');
    expect(message).toMatch(/1.000.FCFA/);
    expect(message).toContain(content.labels[language][`return.${state}.title`]);
  });

  it('goes to the phone where there is no WhatsApp, and nowhere while neither is real', () => {
    setCheck(checked('pending'));
    const { container } = show('pending', { language, reach: { phone: reach.phone } });
    expect(screen.getByRole<HTMLAnchorElement>('link', { name }).href).toMatch(/^sms:\+237699000000\?body=/);
    container.remove();
    show('pending', { language, reach: {} });
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
  });
});

it.each(languages)('says in %s why a payment was refused, where that is known', (language) => {
  for (const reason of refusalReasons) {
    setCheck(checked('refused', { reason }));
    const { container } = show('refused', { language });
    expect(container).toHaveTextContent(content.labels[language][`return.reason.${reason}`] ?? 'no words');
    container.remove();
  }
});

describe('a payment that is pending', () => {
  it('is looked at again by itself, with one request each, and the page says when it last was', async () => {
    setCheck(checked('pending'));
    show('pending');
    const first = new Date().toLocaleTimeString('fr', { timeStyle: 'medium' });
    expect(screen.getByText(/^Cette page vérifie toute seule/)).toHaveTextContent(first);
    answerWith(checked('pending', { checkedAt: Date.now() / 1000 + 5 }));
    await pass(5);
    expect(send).toHaveBeenCalledTimes(1);
    const last = new Date().toLocaleTimeString('fr', { timeStyle: 'medium' });
    expect(last).not.toBe(first);
    expect(screen.getByText(/^Cette page vérifie toute seule/)).toHaveTextContent(last);
    await pass(70);
    expect(send).toHaveBeenCalledTimes(4);
  });

  it.each(['accepted', 'refused', 'cancelled', 'unknown'] as const)(
    'leads to the page of its end: %s',
    async (state) => {
      setCheck(checked('pending'));
      const { leave } = show('pending', { language: 'en' });
      answerWith(checked(state));
      await pass(5);
      expect(leave).toHaveBeenCalledWith(`/en/cinetpay-return/${state}/`);
    },
  );

  it('stays while the provider cannot be asked, and goes on looking', async () => {
    setCheck(checked('pending'));
    const { leave } = show('pending');
    answerWith(checked('unchecked'));
    await pass(5);
    answerWith(undefined);
    await pass(10);
    send.mockRejectedValue(new TypeError('no network'));
    await pass(20);
    expect(leave).not.toHaveBeenCalled();
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('says after 15 minutes that it is no longer looked at, and leaves the button', async () => {
    setCheck(checked('pending'));
    show('pending');
    answerWith(checked('pending'));
    await pass(15 * 60);
    expect(screen.getByText(/ne vérifie plus toute seule/)).toBeVisible();
    send.mockClear();
    await pass(60 * 60);
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Vérifier à nouveau' })).toBeVisible();
  });

  it('is checked again by its own reference, whatever was paid in another tab', () => {
    setCheck(checked('pending'));
    const { container } = show('pending');
    expect(container.querySelector<HTMLInputElement>('[name=transaction_id]')).toHaveValue('12345678');
  });

  const operators: Operator[] = [
    { id: 'OM', name: 'Orange Money', code: '#1*2#', words: 'Choisissez 1.' },
    { id: 'MOMO', name: 'MTN', code: '*3#', words: 'Choisissez 2.' },
  ];

  it('says what to dial for the operator that the check names', () => {
    setCheck(checked('pending', { method: 'OMCM' }));
    show('pending', { site: { operators } });
    expect(screen.getByText(/Choisissez 1\./)).toHaveTextContent('Orange Money');
    expect(screen.getByRole('link', { name: '#1*2#' })).toHaveAttribute('href', 'tel:%231*2%23');
    expect(screen.queryByText(/Choisissez 2\./)).not.toBeInTheDocument();
  });

  it('says what to dial for each operator as long as the check names none, and nothing without codes', () => {
    setCheck(checked('pending'));
    const { container } = show('pending', { site: { operators } });
    expect(screen.getByText(/Choisissez 1\./)).toBeVisible();
    expect(screen.getByText(/Choisissez 2\./)).toBeVisible();
    container.remove();
    show('pending', { site: { operators: [] } });
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  });
});

it.each(['accepted', 'refused', 'cancelled', 'unchecked', 'unknown', 'neutral'] as const)(
  'does not look again by itself on the page %s',
  async (state) => {
    if (state !== 'neutral') setCheck(checked(state));
    show(state);
    await pass(20 * 60);
    expect(send).not.toHaveBeenCalled();
  },
);

describe('a refusal that may be too early', () => {
  it.each([
    ['fr', 'Votre opérateur a refusé ce paiement, ou il n’a pas encore reçu votre réponse.', /^Le même montant/],
    ['en', 'Your operator has refused this payment, or has not had your answer yet.', /^The same amount/],
  ] as const)(
    'is not called one in %s, keeps the reference and offers no second payment',
    (language, words, sameAmount) => {
      setCheck(checked('early', { reason: 'balance' }));
      show('early', { language });
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getByText(sameAmount)).toBeVisible();
      expect(screen.getByText('12345678')).toBeVisible();
      expect(screen.getByText(content.labels[language]['return.reason.balance'] ?? '')).toBeVisible();
      expect(screen.queryByRole('link', { name: /^(Réessayer|Try again)$/ })).not.toBeInTheDocument();
    },
  );

  it('is looked at again, and only then offers to try again', async () => {
    setCheck(checked('early'));
    const { leave } = show('early');
    answerWith(checked('early'));
    await pass(5);
    expect(leave).not.toHaveBeenCalled();
    answerWith(checked('refused'));
    await pass(10);
    expect(leave).toHaveBeenCalledWith('/cinetpay-return/refused/');

    show('refused');
    expect(screen.getByRole('link', { name: 'Réessayer' })).toBeVisible();
    expect(screen.getAllByText(/^Le même montant/)).toHaveLength(2);
  });

  it('leads to thanks when the payer has confirmed after all', async () => {
    setCheck(checked('early'));
    const { leave } = show('early');
    answerWith(checked('accepted'));
    await pass(5);
    expect(leave).toHaveBeenCalledWith('/cinetpay-return/accepted/');
  });
});

describe('the last payment', () => {
  it.each([
    ['fr', 'Votre dernier paiement\u00a0: 2\u202f500\u00a0FCFA, 21 novembre, référence 777.', 'Où en est-il\u00a0?'],
    ['en', 'Your last payment: 2,500\u00a0FCFA, November 21, reference 777.', 'Where does it stand?'],
  ] as const)('is found again on the neutral page in %s, one press from its state', (language, words, name) => {
    remember('777');
    show('neutral', { language });
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button.form?.textContent).toContain(words);
    expect(screen.queryByText(content.labels[language]['return.neutral.text'] ?? '')).not.toBeInTheDocument();
    expect(button.form).toHaveAttribute('action', '/cinetpay-return');
    expect(button.form).toHaveFormValues({ transaction_id: '777' });
    expect(button.form?.method).toBe('post');
  });

  it.each([
    ['fr', 'Où en est-il\u00a0?'],
    ['en', 'Where does it stand?'],
  ] as const)('is found again beside the donation form in %s, also after Back from the provider', (language, name) => {
    const texts = presentHome(content, language).sections.donation;
    renderInLanguage(<Donation {...texts} payment={undefined} />, language);
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    remember('777');
    act(() => {
      window.dispatchEvent(new Event('pageshow'));
    });
    expect(screen.getByRole('button', { name })).toBeVisible();
    expect(screen.getByText(/777/)).toBeVisible();
  });

  it('is not offered after two days', () => {
    remember('777', { startedAt: Date.now() - 49 * 60 * 60 * 1000 });
    show('neutral');
    expect(screen.queryByText(/777/)).not.toBeInTheDocument();
  });

  it.each(['accepted', 'refused', 'cancelled'] as const)('is forgotten at its end: %s', (state) => {
    remember('12345678');
    setCheck(checked(state));
    show(state);
    expect(recallPayment()).toBeUndefined();
  });

  it.each(['pending', 'early', 'unchecked', 'unknown'] as const)('is kept while it is %s', (state) => {
    remember('12345678');
    setCheck(checked(state));
    show(state);
    expect(recallPayment()?.reference).toBe('12345678');
  });

  it('is kept when another one has ended', () => {
    remember('777');
    setCheck(checked('accepted'));
    show('accepted');
    expect(recallPayment()?.reference).toBe('777');
  });

  it('lends its amount to an end for which the provider gave none', () => {
    remember('12345678');
    setCheck({ reference: '12345678', state: 'refused' });
    show('refused');
    expect(readFacts().Montant).toBe('2\u202f500\u00a0FCFA');
  });
});
