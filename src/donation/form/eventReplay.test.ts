/** @jest-environment jsdom */
import { createDraft } from './donationStorage';
import { type QueuedActions, resumeDraft, sawWhatIsSent, takeQueuedActions } from './eventReplay';

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
  window.queued = touched as HTMLElement[];
  return takeQueuedActions();
}

const none = { typed: [], channel: undefined, pay: undefined, isAny: false };

describe('takeQueuedActions', () => {
  it('returns no actions when the script loader queued none', () => {
    expect(take()).toStrictEqual(none);
    window.queued = undefined;
    expect(takeQueuedActions()).toStrictEqual(none);
  });

  it('empties the queue and clears the busy state of buttons', () => {
    if (pay) pay.ariaBusy = 'true';
    take(pay);
    expect(pay?.ariaBusy).toBeNull();
    expect(takeQueuedActions()).toStrictEqual(none);
  });

  it('returns the names of the changed fields, and nothing for what has none', () => {
    expect(take(amount, suggestion, currency).typed).toEqual(['amount', null, 'currency']);
  });

  it.each([
    ['the last one', [mobileMoney, card, amount], 'CREDIT_CARD'],
    ['the last one, back again', [card, mobileMoney], 'MOBILE_MONEY'],
    ['none that the form does not know', [unknown], undefined],
    ['none', [amount, suggestion, pay], undefined],
  ])('returns of the pressed tabs %s', (_, touched, channel) => {
    expect(take(...touched).channel).toBe(channel);
  });

  it.each([
    ['as the last thing', [amount, pay], 'last'],
    ['before something else', [pay, amount], 'before'],
    ['not at all, but another button', [amount, suggestion], undefined],
  ])('tells whether Pay was pressed: %s', (_, touched, pressed) => {
    const { pay: found, isAny } = take(...touched);
    expect(found).toBe(pressed);
    expect(isAny).toBe(true);
  });
});

const kept = { amount: '500', currency: 'EUR', channel: 'CREDIT_CARD' } as const;
const blank = { amount: '', currency: 'XAF' } as const;
const early = (changes: Partial<QueuedActions>): QueuedActions => ({ ...none, isAny: true, ...changes });

it.each([
  ['the stored draft, without any action', blank, none, kept],
  [
    'the visible amount, with its currency',
    { amount: '900', currency: 'XAF' } as const,
    none,
    { ...kept, amount: '900', currency: 'XAF' },
  ],
  [
    'the amount that was typed and deleted',
    blank,
    early({ typed: ['amount'] }),
    { amount: '', currency: 'XAF', channel: 'MOBILE_MONEY' },
  ],
  ['the visible currency', { amount: '', currency: 'USD' } as const, none, { ...kept, currency: 'USD' }],
  [
    'the chosen currency, even the default one',
    blank,
    early({ typed: ['currency'] }),
    { ...kept, currency: 'XAF', channel: 'MOBILE_MONEY' },
  ],
  ['the pressed tab', blank, early({ channel: 'CREDIT_CARD' }), kept],
  ['the visible tab, after any action', blank, early({}), { ...kept, channel: 'MOBILE_MONEY' }],
])('resumeDraft takes %s', (_, visible, actions, draft) => {
  expect(resumeDraft(kept, visible, actions)).toEqual({ ...createDraft(), ...draft });
});

it('resumeDraft returns the empty draft when nothing is stored', () => {
  expect(resumeDraft({}, blank, none)).toEqual(createDraft());
});

it.each([
  ['all of it', {}, 'last', true],
  ['less, because Pay was not pressed', {}, undefined, false],
  ['less, because something came after the press', {}, 'before', false],
  ['another amount', { amount: '501' }, 'last', false],
  ['another currency', { currency: 'EUR' }, 'last', false],
  ['another tab', { channel: 'CREDIT_CARD' }, 'last', false],
] as const)('sawWhatIsSent tells whether the donor saw what would be sent: %s', (_, changes, pressed, isSeen) => {
  const visible = { amount: '500', currency: 'XAF' } as const;
  const draft = { ...createDraft(), ...visible, ...changes };
  expect(sawWhatIsSent(draft, visible, early({ pay: pressed }))).toBe(isSeen);
});
