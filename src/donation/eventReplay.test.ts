/** @jest-environment jsdom */
import { emptyDraft } from './donation';
import { type QueuedActions, resumeDraft, takeQueuedActions, wasSeen } from './eventReplay';

const form = document.createElement('form');
form.innerHTML = `
  <input name="amount">
  <select name="currency"></select>
  <button type="button" data-channel="MOBILE_MONEY"></button>
  <button type="button" data-channel="CREDIT_CARD"></button>
  <button type="button" data-channel="CASH"></button>
  <button type="button"></button>
  <button type="submit"></button>`;
const [amount, currency, mobileMoney, card, unknown, suggestion, pay] = form.children as unknown as HTMLElement[];

function take(...touched: (HTMLElement | undefined)[]): QueuedActions {
  window.pressed = touched as HTMLElement[];
  return takeQueuedActions();
}

const none = { typed: [], channel: undefined, pay: undefined, isAny: false };

describe('what was done before the scripts were there', () => {
  it('is nothing where the script loader noted nothing', () => {
    expect(take()).toStrictEqual(none);
    window.pressed = undefined;
    expect(takeQueuedActions()).toStrictEqual(none);
  });

  it('is taken once, and keeps no button waiting', () => {
    if (pay) pay.ariaBusy = 'true';
    take(pay);
    expect(pay?.ariaBusy).toBeNull();
    expect(takeQueuedActions()).toStrictEqual(none);
  });

  it('names the fields that were typed into', () => {
    expect(take(amount, suggestion, currency).typed).toEqual(['amount', 'currency']);
  });

  it.each([
    ['the last one', [mobileMoney, card, amount], 'CREDIT_CARD'],
    ['the last one, back again', [card, mobileMoney], 'MOBILE_MONEY'],
    ['none that the form does not know', [unknown], undefined],
    ['none', [amount, suggestion, pay], undefined],
  ])('chooses of the tabs %s', (_, touched, channel) => {
    expect(take(...touched).channel).toBe(channel);
  });

  it.each([
    ['as the last thing', [amount, pay], 'last'],
    ['before something else', [pay, amount], 'before'],
    ['not at all, but another button', [amount, suggestion], undefined],
  ])('knows whether Pay was pressed: %s', (_, touched, pressed) => {
    const { pay: found, isAny } = take(...touched);
    expect(found).toBe(pressed);
    expect(isAny).toBe(true);
  });
});

const kept = { amount: '500', currency: 'EUR', channel: 'CREDIT_CARD' } as const;
const blank = { amount: '', currency: 'XAF' } as const;
const early = (changes: Partial<QueuedActions>): QueuedActions => ({ ...none, isAny: true, ...changes });

it.each([
  ['what was kept, where nothing was done', blank, none, kept],
  [
    'the amount that is visible, with its currency',
    { amount: '900', currency: 'XAF' } as const,
    none,
    { ...kept, amount: '900', currency: 'XAF' },
  ],
  [
    'an amount that was typed and deleted',
    blank,
    early({ typed: ['amount'] }),
    { amount: '', currency: 'XAF', channel: 'MOBILE_MONEY' },
  ],
  ['the currency that is visible', { amount: '', currency: 'USD' } as const, none, { ...kept, currency: 'USD' }],
  [
    'a currency that was chosen, though it is the default one',
    blank,
    early({ typed: ['currency'] }),
    { ...kept, currency: 'XAF', channel: 'MOBILE_MONEY' },
  ],
  ['the tab that was pressed', blank, early({ channel: 'CREDIT_CARD' }), kept],
  ['the visible tab, once anything was done', blank, early({}), { ...kept, channel: 'MOBILE_MONEY' }],
])('goes on with %s', (_, visible, actions, draft) => {
  expect(resumeDraft(kept, visible, actions)).toEqual({ ...emptyDraft, ...draft });
});

it('goes on with an empty form where nothing was kept', () => {
  expect(resumeDraft({}, blank, none)).toEqual(emptyDraft);
});

it.each([
  ['all of it', {}, 'last', true],
  ['less, because Pay was not pressed', {}, undefined, false],
  ['less, because something came after the press', {}, 'before', false],
  ['another amount', { amount: '501' }, 'last', false],
  ['another currency', { currency: 'EUR' }, 'last', false],
  ['another tab', { channel: 'CREDIT_CARD' }, 'last', false],
] as const)('knows whether an early press on Pay saw what would be sent: %s', (_, changes, pressed, isSeen) => {
  const visible = { amount: '500', currency: 'XAF' } as const;
  const draft = { ...emptyDraft, ...visible, ...changes };
  expect(wasSeen(draft, visible, early({ pay: pressed }))).toBe(isSeen);
});
