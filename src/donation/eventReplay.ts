import { type DonationDraft, emptyDraft } from './donation';
import { type Channel, channels, defaultChannel, defaultCurrency } from './provider';

declare global {
  /**
   * The form's buttons pressed and fields changed before the page's scripts were there, in order, noted by the script loader;
   * none afterwards.
   */
  var pressed: HTMLElement[] | undefined;
}

/** What a donor did to the form before its scripts were there. */
export type QueuedActions = {
  /** Names of the fields typed into or chosen from. */
  typed: string[];
  /** The tab pressed last. */
  channel: Channel | undefined;
  /** Pay was pressed: as the last thing, or something came after it. */
  pay: 'last' | 'before' | undefined;
  isAny: boolean;
};

/** Takes the script loader's list away: from here on, presses are the page's own. */
export function takeQueuedActions(): QueuedActions {
  const touched = window.pressed ?? [];
  window.pressed = undefined;
  for (const element of touched) element.ariaBusy = null;
  const isPay = (element: Element | undefined) => element instanceof HTMLButtonElement && element.type === 'submit';
  const tab = touched.filter(({ dataset }) => dataset.channel).pop();
  return {
    typed: touched.map((element) => element.getAttribute('name') ?? '').filter(Boolean),
    channel: channels.find((known) => known === tab?.dataset.channel),
    pay: isPay(touched[touched.length - 1]) ? 'last' : touched.some(isPay) ? 'before' : undefined,
    isAny: touched.length > 0,
  };
}

/** The values of the fields that stand in the page before its scripts are there. The tab is then the default one. */
type Visible = Pick<DonationDraft, 'amount' | 'currency'>;

/**
 * The draft that the form goes on with. What is visible wins over what was kept: an amount with the currency beside it,
 * and, once anything was typed or pressed, the tab. A kept amount fills an empty field, with its own currency.
 */
export function resumeDraft(kept: Partial<DonationDraft>, visible: Visible, early: QueuedActions): DonationDraft {
  const draft = { ...emptyDraft, ...kept };
  if (visible.amount || early.typed.includes('amount')) Object.assign(draft, visible);
  if (visible.currency !== defaultCurrency || early.typed.includes('currency')) draft.currency = visible.currency;
  if (early.isAny) draft.channel = early.channel ?? defaultChannel;
  return draft;
}

/** Whether an early press on Pay saw what would now be sent. */
export function wasSeen(draft: DonationDraft, visible: Visible, { pay }: QueuedActions): boolean {
  return (
    pay === 'last' &&
    draft.amount === visible.amount &&
    draft.currency === visible.currency &&
    draft.channel === defaultChannel
  );
}
