import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { Operator } from '../../content/model/model';
import { dialLink } from '../../content/present/contactLinks';
import { anchors, localizedPath, returnPath, waysAnchor } from '../../routes';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { calloutStyles, screenOnlyStyles, touchStyles } from '../../shared/theme/islandStyles';
import { lozengeStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useLabels, useWording } from '../../shared/wording/wording';
import { referenceNames } from '../providers/chosenClient';
import { type Outcome, outcomes } from '../rules/outcomes';
import { actionsStyles, helpStyles, unmovedStyles } from './returnStyles';

export const labelNames = ['return.*', 'donation.otherWays'] as const;

/** A single step has no lozenge. */
const stepStyles = css`
  display: flex;
  gap: 0.75rem;
  align-items: baseline;
  text-wrap: pretty;
  &:not(:only-child)::before {
    ${lozengeStyles};
  }
  ${screenOnlyStyles};
`;

const othersStyles = css`
  display: grid;
  gap: 0.5rem;
`;

type NextStepsProps = { steps: readonly string[]; outcome: Outcome; children: ReactNode };

/** What happens next, the actions, and what else the donor should know. Only a single step is printed. */
export function NextSteps({ steps: [first, ...others], outcome, children }: NextStepsProps) {
  const { stepsFirst = 1 } = outcomes[outcome];
  return (
    <>
      {/* A new element for each text: the same element lower on the page would count as a layout shift. */}
      <p key={first} css={others.length > 0 && [screenOnlyStyles, { fontWeight: 700 }]}>
        {first}
      </p>
      <OtherSteps steps={others.slice(0, stepsFirst - 1)} />
      {children}
      <OtherSteps steps={others.slice(stepsFirst - 1)} />
    </>
  );
}

function OtherSteps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null;
  return (
    <ul css={othersStyles}>
      {steps.map((step) => (
        <li key={step} css={stepStyles}>
          {step}
        </li>
      ))}
    </ul>
  );
}

const promptsStyles = css`
  display: grid;
  gap: 0.5rem;
  ${calloutStyles};
  border-color: ${token('--color-primary')};
  h2 {
    font-size: ${token('--size-card-title')};
  }
  a {
    ${touchStyles};
    font-weight: 700;
  }
`;

/** What to do when the operator sends no prompt: the codes to dial, which the association writes. */
export function PaymentPrompts({ operators }: { operators: readonly Operator[] }) {
  const label = useLabels<typeof labelNames>();
  if (operators.length === 0) return null;
  return (
    <div css={promptsStyles}>
      <h2>{label('return.noPrompt')}</h2>
      {operators.map(({ id, name, code, words }) => {
        if (!code) return <p key={id}>{label('return.line', { name, value: words })}</p>;
        // The code becomes a link at its place in the label.
        const [before, after] = label('return.dial', { name, words, code: '{{code}}' }).split('{{code}}');
        return (
          <p key={id}>
            {before}
            <a href={dialLink(code)}>{code}</a>
            {after}
          </p>
        );
      })}
    </div>
  );
}

type ReturnActionsProps = {
  outcome: Outcome;
  reference: string | undefined;
  isPolling: boolean;
  hasOtherWays: boolean | undefined;
};

export function ReturnActions({ outcome, reference, isPolling, hasOtherWays }: ReturnActionsProps) {
  const { label, language } = useWording<typeof labelNames>();
  const { finality, offersRetry, otherWays } = outcomes[outcome];
  const home = localizedPath('/', language);
  // The way home is a button only on pages that have no other button.
  return (
    <div css={[actionsStyles, outcome === 'waiting' && unmovedStyles]}>
      {finality === 'open' && (
        <form method="post" action={returnPath}>
          {/* Without this field, the function reads its cookie, which may have expired or name another payment. */}
          {reference && <input type="hidden" name={referenceNames[0]} value={reference} />}
          <button type="submit" css={buttonStyles.primary}>
            {label('return.checkAgain')}
          </button>
        </form>
      )}
      {offersRetry && (
        <a css={buttonStyles.donate} href={`${home}#${anchors.donation}`}>
          {label('return.payAgain')}
        </a>
      )}
      {hasOtherWays && (otherWays === 'now' || (otherWays === 'afterPolling' && !isPolling)) && (
        <a css={buttonStyles.outline} href={`${home}#${waysAnchor}`}>
          {label('donation.otherWays')}
        </a>
      )}
      <a css={finality === 'none' && outcome !== 'found' ? buttonStyles.outline : helpStyles} href={home}>
        {label('return.home')}
      </a>
    </div>
  );
}
