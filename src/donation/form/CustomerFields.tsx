import { css } from '@emotion/react';
import { type FocusEvent, Fragment, type InputHTMLAttributes, useRef, useState } from 'react';
import type { SectionContent } from '../../content/model/model';
import { countryCode, phoneFormat } from '../../country';
import { moveFocus } from '../../shared/browser/moveFocus';
import type { Loaded } from '../../shared/browser/useLoaded';
import { InputField, SelectField } from '../../shared/components/Field';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { calloutStyles, displayFace, smallStyles, visuallyHiddenStyles } from '../../shared/theme/islandStyles';
import { token } from '../../shared/theme/tokens';
import { useLabels } from '../../shared/wording/wording';
import type { ShownFields } from '../providers/provider';
import { type Customer, type CustomerField, type FormProblem, isPhone, maxLength, mayBeEmail } from '../rules/donation';
import type { Country } from './countries';

export const labelNames = [
  'donation.fieldsUse',
  'donation.address',
  'donation.hint.state',
  'donation.hint.zipCode',
  'donation.hint.donorNumber',
  'donation.emailDoubt',
  'donation.loadingCountries',
  'donation.countriesFailed',
  'load.retry',
  'error.phone.message',
  'error.required',
  'error.tooLong',
  'error.onePhone',
  'error.ofField',
] as const;

type CustomerFieldsProps = {
  texts: Pick<SectionContent['donation'], 'customerInfoTitle' | 'customer'>;
  fields: ShownFields;
  customer: Customer;
  problem: FormProblem | undefined;
  countries: Loaded<readonly Country[]>;
};

/**
 * Inputs side by side are aligned, however high their labels, errors and hints are. A scroll to the first field also
 * shows the title, where there is room.
 */
const fieldsStyles = css`
  display: grid;
  gap: 1rem;
  margin-block: 0.75rem 0.875rem;
  legend,
  > p ~ p {
    margin-block: 0.75rem 0.25rem;
    ${displayFace(token('--size-card-title'))};
  }
  > p,
  > [role='alert'] {
    grid-column: 1 / -1;
  }
  > p + div {
    scroll-margin-block-start: min(5.75rem, 14vh);
  }
  @container (min-width: 23rem) {
    grid-template-columns: 1fr 1fr;
    row-gap: 0.375rem;
    > p + div {
      scroll-margin-block-start: 4.5rem;
    }
    > :has(label) {
      grid-row: span 4;
      grid-template-rows: subgrid;
      > :first-child {
        align-self: end;
      }
    }
  }
`;

/** The keyboard and autofill of each field, and a hint where many donors in Africa have nothing to fill in. */
const controls: Record<CustomerField, InputHTMLAttributes<unknown> & { hint?: (typeof labelNames)[number] }> = {
  customer_name: { autoComplete: 'family-name' },
  customer_surname: { autoComplete: 'given-name' },
  customer_phone_number: { type: 'tel', autoComplete: 'tel', placeholder: phoneFormat },
  customer_email: { type: 'email', autoComplete: 'email' },
  customer_address: { autoComplete: 'address-line1' },
  customer_city: { autoComplete: 'address-level2' },
  customer_country: { autoComplete: 'country' },
  customer_state: { autoComplete: 'address-level1', autoCapitalize: 'characters' },
  customer_zip_code: { autoComplete: 'postal-code', hint: 'donation.hint.zipCode' },
  customer_id: { autoComplete: 'off', hint: 'donation.hint.donorNumber' },
};

export function CustomerFields({ texts, fields, customer, problem, countries }: CustomerFieldsProps) {
  const label = useLabels<typeof labelNames>();

  const fieldset = useRef<HTMLFieldSetElement>(null);
  const [textsWhenLeft, setTextsWhenLeft] = useState<Partial<Customer>>({});
  const phoneError = `${label('error.onePhone')} ${label('error.phone.message')}`;
  const doubtOf = (field: CustomerField) => {
    const text = customer[field];
    if (!text.trim() || textsWhenLeft[field] !== text) return undefined;
    if (field === 'customer_phone_number' && !isPhone(text)) return phoneError;
    if (field === 'customer_email' && !mayBeEmail(text)) return label('donation.emailDoubt');
    return undefined;
  };
  const errorOf = (field: CustomerField) => {
    if (!problem?.fields.includes(field)) return doubtOf(field);
    if (problem.reason === 'length') return label('error.tooLong', { most: maxLength(field) });
    return problem.reason === 'phone' ? phoneError : label('error.required');
  };
  /** What a screen reader says while the focus may be in another field. */
  const say = (field: CustomerField, message: string | undefined) =>
    message && label('error.ofField', { field: texts.customer[field], message });
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    const { name, value } = target as HTMLInputElement;
    // Not when a button is pressed: a message that appears or disappears would move the button under the finger.
    if (!relatedTarget?.matches('input, select')) return;
    setTextsWhenLeft({ ...textsWhenLeft, [name]: value });
  };
  // Until the list is loaded, the chosen country is its only option. It stays chosen when the others come.
  const chosen = customer.customer_country;
  const options = countries.status === 'loaded' ? countries.value : chosen ? [{ code: chosen, name: chosen }] : [];
  const stateHint =
    !fields.countriesOfStates?.includes(chosen) && label('donation.hint.state', { code: chosen || countryCode });
  const option = ({ code, name }: Country) => (
    <option key={code} value={code}>
      {name} ({code})
    </option>
  );

  return (
    <fieldset ref={fieldset} css={fieldsStyles} onBlur={leave}>
      <legend>{texts.customerInfoTitle}</legend>
      <p css={smallStyles}>{label('donation.fieldsUse')}</p>
      {fields.all.map((field) => {
        const { hint, ...attributes } = controls[field];
        const error = errorOf(field);
        const props = {
          ...attributes,
          name: field,
          label: texts.customer[field],
          defaultValue: customer[field],
          hint: field === 'customer_state' ? stateHint : hint && label(hint),
          error,
          // A doubtful e-mail address is not marked: a press on Pay focuses the first field that is.
          'aria-invalid': problem?.fields.includes(field) || error === phoneError,
          'aria-required': !fields.optional.includes(field),
        };
        return (
          <Fragment key={field}>
            {field === 'customer_address' && <p>{label('donation.address')}</p>}
            {field === 'customer_country' ? (
              <SelectField {...props}>
                <option value="">{countries.status === 'loading' ? label('donation.loadingCountries') : ''}</option>
                {/* The site's country comes first, and again in alphabetical order. */}
                {options.filter(({ code }) => code === countryCode).map(option)}
                {options.map(option)}
              </SelectField>
            ) : (
              <InputField maxLength={maxLength(field)} {...props} />
            )}
            {field === 'customer_country' && countries.status === 'failed' && (
              <div role="alert" css={calloutStyles}>
                <p>{label('donation.countriesFailed')}</p>
                <button
                  type="button"
                  css={buttonStyles.outline}
                  onClick={() => {
                    moveFocus(fieldset.current?.querySelector('select'));
                    countries.retry();
                  }}
                >
                  {label('load.retry')}
                </button>
              </div>
            )}
          </Fragment>
        );
      })}
      {/* Announces a field's new message, which screen readers may read only when the field has the focus. */}
      <span aria-live="polite" css={visuallyHiddenStyles}>
        {fields.all.map((field) => say(field, doubtOf(field)))}
      </span>
    </fieldset>
  );
}
