import { takeQueuedEvents } from '../../components/queuedEvents';
import type { DataValues } from '../../dataNames';
import { defaultCurrency } from '../rules/amount';
import { type Channel, channels, type DonationDraft, defaultChannel, emptyDraft } from '../rules/donation';

/** The donor's actions on the form before hydration. */
export type QueuedActions = {
  /** The names of the changed fields. */
  typed: string[];
  /** The tab pressed last. */
  channel: Channel | undefined;
  /** Whether Pay was pressed as the last action, or before another one. */
  pay: 'last' | 'before' | undefined;
  isAny: boolean;
};

/** Takes the queued events as the donor's actions on the form. */
export function takeQueuedActions(): QueuedActions {
  const touched = takeQueuedEvents();
  const isPay = (element: Element | undefined) => element instanceof HTMLButtonElement && element.type === 'submit';
  const [tab] = touched.flatMap(({ dataset }) => (dataset as DataValues).channel ?? []).reverse();
  return {
    typed: touched.map((element) => element.getAttribute('name') ?? '').filter(Boolean),
    channel: channels.find((known) => known === tab),
    pay: isPay(touched[touched.length - 1]) ? 'last' : touched.some(isPay) ? 'before' : undefined,
    isAny: touched.length > 0,
  };
}

/** The values of the fields in the HTML before hydration, when the default tab is shown. */
type Visible = Pick<DonationDraft, 'amount' | 'currency'>;

/**
 * The draft after hydration. Visible values win over stored ones: an amount together with its currency, and, after any
 * action, the tab. A stored amount fills an empty field, with its own currency.
 */
export function resumeDraft(kept: Partial<DonationDraft>, visible: Visible, actions: QueuedActions): DonationDraft {
  const draft = { ...emptyDraft, ...kept };
  if (visible.amount || actions.typed.includes('amount')) Object.assign(draft, visible);
  if (visible.currency !== defaultCurrency || actions.typed.includes('currency')) draft.currency = visible.currency;
  if (actions.isAny) draft.channel = actions.channel ?? defaultChannel;
  return draft;
}

/** Whether the donor saw the values that a replayed click on Pay would send. */
export function sawWhatIsSent(draft: DonationDraft, visible: Visible, { pay }: QueuedActions): boolean {
  return (
    pay === 'last' &&
    draft.amount === visible.amount &&
    draft.currency === visible.currency &&
    draft.channel === defaultChannel
  );
}
