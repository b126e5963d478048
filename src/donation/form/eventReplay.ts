import { takeQueuedEvents } from '../../shared/browser/queuedEvents';
import type { DataSelector, DataValues } from '../../shared/dataAttributes';
import { blankValues } from '../device/donationStorage';
import { acceptedCurrencies, channels, checkValues } from '../providers/chosenClient';
import { buildCustomer, type Channel, type FormValues } from '../rules/donation';

/** The donor's actions on the form before hydration. */
export type QueuedActions = {
  /** The names of the changed fields. A press on a suggested amount counts as a change of the amount. */
  typed: (string | null)[];
  /** The channel of the tab that was pressed last. */
  channel: Channel | undefined;
  /** Whether Pay was pressed as the last action, or before another action. */
  pay: 'last' | 'before' | undefined;
  hasActed: boolean;
};

export function takeQueuedActions(): QueuedActions {
  const touched = takeQueuedEvents();
  const isPay = (element: Element | undefined) => element instanceof HTMLButtonElement && element.type === 'submit';
  const [tab] = touched.flatMap(({ dataset }) => (dataset as DataValues).channel ?? []).reverse();
  return {
    typed: touched.map((element) =>
      element.matches('[type=button][value]') ? 'amount' : element.getAttribute('name'),
    ),
    channel: channels.find((known) => known === tab),
    pay: isPay(touched[touched.length - 1]) ? 'last' : touched.some(isPay) ? 'before' : undefined,
    hasActed: touched.length > 0,
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
  if (amount || actions.typed.includes('amount')) {
    values.amount = amount;
    values.currency = currency;
  }
  if (currency !== acceptedCurrencies[0] || actions.typed.includes('currency')) values.currency = currency;
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
