import { css } from '@emotion/react';
import { useEffect, useId, useRef } from 'react';
import type { SectionContent } from '../../content/model/model';
import { moveFocus } from '../../shared/browser/moveFocus';
import { useLoaded } from '../../shared/browser/useLoaded';
import { type DataSelector, data } from '../../shared/dataAttributes';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { lightBoxStyles, smallStyles, visuallyHiddenStyles } from '../../shared/theme/islandStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { useOpenPayments } from '../openPayments/useOpenPayments';
import { acceptedCurrencies, shownFields } from '../providers/chosenClient';
import { formatAmount, readAmountIn } from '../rules/amount';
import type { Channel } from '../rules/donation';
import { AmountFields, labelNames as amountLabelNames } from './AmountFields';
import { ChannelTabs } from './ChannelTabs';
import { CustomerFields, labelNames as fieldsLabelNames } from './CustomerFields';
import { loadCountries } from './countries';
import { PayStatus, labelNames as statusLabelNames } from './PayStatus';
import { SuggestedAmounts, labelNames as suggestionLabelNames } from './SuggestedAmounts';
import { labelNames as errorLabelNames, type PaymentSetup, useDonation } from './useDonation';

/**
 * The form's words: `texts`, which volunteers write (content/home/donation.json), and these labels
 * (content/labels/<language>/common.json), some of which a provider may replace (`withProvider`).
 */
export const labelNames = [
  ...amountLabelNames,
  ...statusLabelNames,
  ...fieldsLabelNames,
  ...errorLabelNames,
  ...suggestionLabelNames,
  'donation.promptName',
  'donation.sending',
  'donation.checkFirst',
] as const;

export type FormTexts = Omit<SectionContent['donation'], 'subtitle' | 'otherWays'> & {
  /** Whether the page names another way to give. If not, the form has no link to it. */
  hasOtherWays?: boolean | undefined;
};

type DonationFormProps = { texts: FormTexts; paymentSetup: PaymentSetup };

/** A button is busy while a press on it, made before hydration, waits for its replay. */
const formStyles = css`
  ${lightBoxStyles};
  gap: 1rem;
  container-type: inline-size;
  [aria-busy='true'] {
    opacity: 0.75;
    cursor: progress;
  }
`;

/** The gap is small, so that the title, the amounts and Pay fit one screen of a phone. */
const panelStyles = css`
  display: grid;
  gap: 0.625rem;
`;

const operatorsStyles = css`
  margin-block: -0.25rem 0.125rem;
  font-size: ${token('--size-small')};
  text-wrap: balance;
`;

/** Pay looks disabled while the form asks about an open payment, because the question has buttons of its own. */
const payStyles = css`
  ${buttonStyles.donate};
  inline-size: 100%;
  min-block-size: 3.5rem;
  padding-inline: 0.5rem;
  font-size: ${token('--size-lead')};
  &[aria-busy='true'], &[aria-disabled='true'] {
    background: ${token('--color-accent-strong')};
    opacity: 1;
    cursor: progress;
  }
  ${'&[data-asking]' satisfies DataSelector} {
    border: 2px solid ${token('--color-line')};
    background: none;
    color: ${token('--color-ink-soft')};
    cursor: not-allowed;
  }
`;

export function DonationForm({ texts, paymentSetup }: DonationFormProps) {
  const { label, language } = useWording<typeof labelNames>();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const payButton = useRef<HTMLButtonElement>(null);
  const { values, status, change, submit, payAnyway } = useDonation(form, paymentSetup);

  const fields = shownFields[values.channel];
  const countries = useLoaded(fields?.all.includes('customer_country') ? language : undefined, () =>
    loadCountries(language),
  );

  const isSending = status.kind === 'sending';
  const { problem, problemAtPress } = status.kind === 'invalid' ? status : {};
  const hasOpenPayment = status.kind === 'asking' && status.openPayments.length > 0;
  // The label and the content's text have the same variable, which is filled below.
  const payText =
    useOpenPayments().length > 0 ? label('donation.checkFirst', { amount: '{amount}' }) : texts.donateButton;
  useEffect(() => {
    const field = problemAtPress && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return;
    // Safari's own scroll to the focus would cancel a smooth scroll.
    const reveal = (part?: Element | null) => part?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // The field is scrolled last, so that a low screen shows the field rather than Pay or the suggested amounts.
    reveal(form.current?.firstElementChild);
    reveal(payButton.current);
    field.focus();
    // Focusing can leave the label behind the top bar.
    reveal(field.parentElement);
    // In large text, a field with a long message may be higher than the screen: then its label is scrolled into view.
    reveal(field.parentElement?.firstElementChild);
  }, [problemAtPress]);
  useEffect(() => {
    // The error message pushes Pay down.
    if (status.kind === 'failed') payButton.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);

  const typed = readAmountIn(values.amount, values.currency);
  // An amount whose decimals were dropped is shown only once the form asks about it.
  const amount = typed?.losesDecimals && status.kind !== 'asking' ? undefined : typed?.amount;
  const isWrongAmount = problem?.fields.includes('amount') ?? false;
  const formattedAmount = amount ? formatAmount(amount, values.currency, language) : '';
  const tabNames: Record<Channel, string> = { MOBILE_MONEY: texts.mobileMoney, CREDIT_CARD: texts.creditCard };

  return (
    // With the method `dialog`, Enter before hydration does not leave the page. The script loader and eventReplay.ts
    // find this form by its lack of an `action`.
    <form
      ref={form}
      method="dialog"
      css={formStyles}
      onSubmit={submit}
      // A held key repeats its event: only the first event is a press.
      onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
      noValidate
      aria-label={texts.title}
    >
      <SuggestedAmounts
        legend={texts.suggestions}
        amounts={texts.suggestedAmounts}
        chosen={values.currency === acceptedCurrencies[0] ? amount : undefined}
        isEuro={values.currency === 'EUR'}
        onChoose={(value) => change({ amount: String(value), currency: acceptedCurrencies[0] })}
      />
      <AmountFields
        texts={texts}
        values={values}
        amount={amount}
        isWrong={isWrongAmount}
        onChoose={({ amount = values.amount, currency = values.currency }) => {
          change({ amount: String(amount), currency });
          // The focus goes to Pay, which names the new amount. A focused field would open a phone's keyboard.
          moveFocus(payButton.current, { preventScroll: true });
        }}
      />
      <ChannelTabs
        id={id}
        label={texts.paymentMethods}
        names={tabNames}
        chosen={values.channel}
        onChoose={(channel) => change({ channel })}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${values.channel}`} css={panelStyles}>
        {values.channel === 'MOBILE_MONEY' && <p css={operatorsStyles}>{texts.paidThrough}</p>}
        {fields && (
          <CustomerFields
            texts={texts}
            fields={fields}
            customer={values.customer}
            problem={problem}
            countries={countries}
          />
        )}
        <PayStatus
          status={status}
          amount={formattedAmount}
          method={tabNames[values.channel]}
          texts={texts}
          payAnyway={() => {
            moveFocus(payButton.current);
            payAnyway();
          }}
        />
        {/* A screen reader may not say that the name of the focused button has changed. */}
        <span role="status" css={visuallyHiddenStyles}>
          {isSending && label('donation.sending')}
        </span>
        <button
          ref={payButton}
          type="submit"
          css={payStyles}
          aria-disabled={isSending || hasOpenPayment}
          {...data({ 'data-asking': hasOpenPayment ? '' : undefined })}
        >
          {isSending
            ? label('donation.sending')
            : payText.replace('{amount}', isWrongAmount ? '' : formattedAmount).trim()}
        </button>
        <p css={smallStyles}>
          {texts.paymentInfo} {texts.promptName && label('donation.promptName', { name: texts.promptName })}{' '}
          {texts.fees}
        </p>
      </div>
    </form>
  );
}
