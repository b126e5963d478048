/** @jest-environment jsdom */

import { blankValues, saveFinalAnswer, savePayment } from '../device/donationStorage';
import { openDonationPage } from '../testing/donationPage';
import { serveAssets } from '../testing/serveAssets';
import { attempt } from '../testing/testPayment';
import { type QueuedActions, resumeValues, sawWhatIsSent, takeQueuedActions } from './eventReplay';

// donationForm.model.test.tsx proves that a replayed press sends what the page showed, once, and that no input is lost;
// e2e/payment/eventReplay.spec.ts, that a browser's clicks are queued.

const none = { changed: [], channel: undefined, pay: undefined, hasActed: false };

const stored = { amount: '500', currency: 'EUR', channel: 'CREDIT_CARD' } as const;
const blank = blankValues;
const early = (changes: Partial<QueuedActions>): QueuedActions => ({ ...none, hasActed: true, ...changes });

it.each([
  { takes: 'the stored values, without any action', visible: blank, actions: none, values: stored },
  {
    takes: 'the visible amount, with its currency',
    visible: { ...blank, amount: '900' },
    actions: none,
    values: { ...stored, amount: '900', currency: 'XAF' },
  },
  {
    takes: 'the amount that was typed and deleted',
    visible: blank,
    actions: early({ changed: ['amount'] }),
    values: { amount: '', currency: 'XAF', channel: 'MOBILE_MONEY' },
  },
  {
    takes: 'the visible currency',
    visible: { ...blank, currency: 'USD' } as const,
    actions: none,
    values: { ...stored, currency: 'USD' },
  },
  {
    takes: 'the chosen currency, even the default one',
    visible: blank,
    actions: early({ changed: ['currency'] }),
    values: { ...stored, currency: 'XAF', channel: 'MOBILE_MONEY' },
  },
  { takes: 'the pressed tab', visible: blank, actions: early({ channel: 'CREDIT_CARD' }), values: stored },
  {
    takes: 'the visible tab, after any action',
    visible: blank,
    actions: early({}),
    values: { ...stored, channel: 'MOBILE_MONEY' },
  },
])('resumeValues takes $takes', ({ visible, actions, values }) => {
  expect(resumeValues(stored, visible, actions)).toEqual({ ...blankValues, ...values });
});

it('resumeValues returns blank values when nothing is stored', () => {
  expect(resumeValues({}, blank, none)).toEqual(blankValues);
});

it.each([
  [['MOBILE_MONEY', 'CREDIT_CARD'], 'CREDIT_CARD'],
  [['CREDIT_CARD', 'MOBILE_MONEY'], 'MOBILE_MONEY'],
  [['CREDIT_CARD', 'CASH'], undefined],
])('of the pressed tabs %j, the last one counts if the form has it', (pressed, channel) => {
  window.queuedElements = pressed.map((name) => {
    const tab = document.createElement('button');
    tab.setAttribute('data-channel', name);
    return tab;
  });
  expect(takeQueuedActions().channel).toBe(channel);
});

it('the donor has not seen a tab that was pressed before hydration: the page does not show it yet', () => {
  const visible = { ...blank, amount: '500' };
  const actions = early({ pay: 'last', channel: 'CREDIT_CARD' });
  const values = resumeValues({}, visible, actions);
  expect(sawWhatIsSent({ ...values, channel: 'MOBILE_MONEY' }, visible, early({ pay: 'last' }))).toBe(true);
  expect(sawWhatIsSent(values, visible, actions)).toBe(false);
});

it('the donor has not seen, at a press on Pay, what they changed after it', () => {
  const visible = { ...blank, amount: '500' };
  const actions = early({ pay: 'before' });
  expect(sawWhatIsSent(resumeValues({}, visible, actions), visible, actions)).toBe(false);
});

it('a button that was pressed before hydration is busy until the form has replayed the press', async () => {
  globalThis.fetch = serveAssets(jest.fn());
  const page = openDonationPage();
  page.press('pay');
  const pay = page.container.querySelector('form > div > [type=submit]') as Element;
  expect(pay.ariaBusy).toBe('true');
  await page.hydrate();
  expect(pay.ariaBusy).toBeNull();
});

describe('an amount that was given, and that the browser fills in again,', () => {
  beforeEach(() => {
    globalThis.fetch = serveAssets(jest.fn(() => new Promise<Response>(() => {})));
    sessionStorage.clear();
    localStorage.clear();
    savePayment({
      ...attempt,
      reference: '11111111',
      donation: { ...attempt.donation, amount: 2500, currency: 'XAF' },
    });
    saveFinalAnswer({ reference: '11111111', outcome: 'accepted' });
  });
  const open = () => {
    const page = openDonationPage();
    page.autofill('amount', '2500');
    return page;
  };

  it('is not offered again', async () => {
    const page = open();
    await page.hydrate();
    expect(page.shown().amount).toBeUndefined();
  });

  it('stays where the donor types it', async () => {
    const page = open();
    page.type('2500');
    await page.hydrate();
    expect(page.shown().amount).toBe(2500);
  });
});
