import { acceptedCurrencies } from '../providers/chosenClient';
import { buildCustomer, type FormValues } from '../rules/donation';

/** The values that the fields show. What has no field in the chosen tab of the form comes from `last`. */
export function readFormFields(form: HTMLFormElement | null, last: FormValues): FormValues {
  const shown = Object.fromEntries(new FormData(form ?? undefined)) as Record<string, string>;
  return {
    amount: shown.amount ?? last.amount,
    currency: acceptedCurrencies.find((known) => known === shown.currency) ?? last.currency,
    channel: last.channel,
    customer: buildCustomer((field) => shown[field] ?? last.customer[field]),
  };
}

/** Puts values into the fields. The fields of the form's other tab get theirs when they appear. */
export function writeFormFields(form: HTMLFormElement | null, values: FormValues): void {
  for (const [name, value] of Object.entries(flatten(values))) {
    const field = form?.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
    if (field && field.value !== value) field.value = value;
  }
}

/** The names of what differs: fields and `channel`. */
export function listChangedFields(before: FormValues, after: FormValues): string[] {
  const [old, next] = [flatten(before), flatten(after)];
  return Object.keys(next).filter((name) => old[name] !== next[name]);
}

const flatten = ({ customer, ...rest }: FormValues): Record<string, string> => ({ ...customer, ...rest });
