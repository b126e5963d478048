import { css } from '@emotion/react';
import type { Operator } from '../../content/model/model';
import { dialLink } from '../../content/present/messageLinks';
import { useLabels } from '../../shared/components/wording';
import { callout, touchTarget } from '../../shared/theme/mixins';
import { token } from '../../shared/theme/tokens';

export const labels = ['return.*'] as const;

const promptsStyles = css`
  display: grid;
  gap: 0.5rem;
  ${callout};
  border-color: ${token('--color-primary')};
  h2 {
    font-size: ${token('--size-card-title')};
  }
  a {
    ${touchTarget};
    font-weight: 700;
  }
`;

/** What to do when the operator sends no prompt: the codes to dial, as tested by the association. */
export function PaymentPrompts({ operators }: { operators: readonly Operator[] }) {
  const label = useLabels<typeof labels>();
  if (operators.length === 0) return null;
  return (
    <div css={promptsStyles}>
      <h2>{label('return.noPrompt')}</h2>
      {operators.map(({ id, name, code, words }) => {
        if (!code) return <p key={id}>{label('return.line', { name, value: words })}</p>;
        // The code becomes a link, where the label has it.
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
