import { takeQueuedElements } from '../../shared/browser/queuedElements';
import type { DataSelector, DataValues } from '../../shared/dataAttributes';
import { blankValues } from '../device/donationStorage';
import { acceptedCurrencies, channels, checkValues } from '../providers/chosenClient';
import { buildCustomer, type Channel, type FormValues } from '../rules/donation';

/** The donor's actions on the form before hydration, read from the queued elements. */
export type QueuedActions = {
  /** The names of the changed fields. A press on a suggested amount counts as a change of the amount. */
  changed: (string | null)[];
  /** The channel of the tab that was pressed last. */
  channel: Channel | undefined;
  /** Whether Pay was pressed as the last action, or before another action. */
  pay: 'last' | 'before' | undefined;
  hasActed: boolean;
};

export function takeQueuedActions(): QueuedActions {
  const queued = takeQueuedElements();
  const isPay = (element: Element | undefined) => element instanceof HTMLButtonElement && element.type === 'submit';
  const [tab] = queued.flatMap(({ dataset }) => (dataset as DataValues).channel ?? []).reverse();
  return {
    changed: queued.map((element) =>
      element.matches('[type=button][value]') ? 'amount' : element.getAttribute('name'),
    ),
    channel: channels.find((known) => known === tab),
    pay: isPay(queued[queued.length - 1]) ? 'last' : queued.some(isPay) ? 'before' : undefined,
    hasActed: queued.length > 0,
  };
}

/**
 * The server-rendered donation form, known by its lack of an `action`, and the index of its focused element. If the
 * browser has translated the page before hydration, React draws another form in its place.
 */
export function findRenderedForm(): { form: HTMLFormElement; focused: number } | undefined {
  if (typeof document === 'undefined') return undefined;
  const form = document.querySelector<HTMLFormElement>(`${'[data-island]' satisfies DataSelector} form:not([action])`);
  return form ? { form, focused: [...form.elements].indexOf(document.activeElement as Element) } : undefined;
}

/**
 * The values after hydration: what the donor sees, and the stored value where a field is empty. An amount keeps its own
 * currency.
 * @param visible what the form in the HTML shows; its tab, always the default, counts only after an action
 */
export function resumeValues(stored: Partial<FormValues>, visible: FormValues, actions: QueuedActions): FormValues {
  const values = { ...blankValues, ...stored };
  const { amount, currency } = visible;
  if (amount || actions.changed.includes('amount')) {
    values.amount = amount;
    values.currency = currency;
  }
  if (currency !== acceptedCurrencies[0] || actions.changed.includes('currency')) values.currency = currency;
  const { customer } = values;
  values.customer = buildCustomer((field) => visible.customer[field] || customer[field]);
  if (actions.hasActed) values.channel = actions.channel ?? channels[0];
  return values;
}

/**
 * Whether the donor saw what a replayed press on Pay would send: Pay was the last action, the chosen tab is the one in
 * the HTML, and stored values do not change the donation.
 */
export function sawWhatIsSent(values: FormValues, visible: FormValues, actions: QueuedActions): boolean {
  return (
    actions.pay === 'last' &&
    values.channel === channels[0] &&
    JSON.stringify(checkValues(values)) === JSON.stringify(checkValues(resumeValues({}, visible, actions)))
  );
}
