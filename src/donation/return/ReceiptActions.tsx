import { css } from '@emotion/react';
import { anchors, localizedPath } from '../../routes';
import { ShareLink } from '../../shared/components/ShareLink';
import { SiteShare, labelNames as shareLabelNames } from '../../shared/components/SiteShare';
import { data } from '../../shared/dataAttributes';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { smallStyles } from '../../shared/theme/islandStyles';
import { actionRowStyles, printerOnlyStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { actionsStyles, helpStyles } from './returnStyles';

export const labelNames = [...shareLabelNames, 'return.*'] as const;

const printStyles = css`
  padding: 0;
  text-decoration: underline;
`;

/** Sends the receipt's text, and leads to what the donation is for. */
export function ReceiptActions({ text }: { text: string }) {
  const { label, language } = useWording<typeof labelNames>();
  return (
    <p css={actionsStyles}>
      <ShareLink
        path={localizedPath('/', language)}
        what={label('return.receipt.title')}
        action={label('return.receipt.send')}
        sentence={() => text}
        styles={buttonStyles.primary}
      />
      <a css={buttonStyles.outline} href={`${localizedPath('/', language)}#${anchors.activities}`}>
        {label('return.see')}
      </a>
    </p>
  );
}

export function ReceiptEnd() {
  const { label, language } = useWording<typeof labelNames>();
  return (
    <div css={[actionRowStyles, { gap: '0.75rem', fontSize: token('--size-small') }]}>
      <p css={[smallStyles, { flex: '1 0 auto', maxInlineSize: '100%' }]}>{label('return.receipt.note')}</p>
      <SiteShare path={localizedPath('/', language)} />
      <button type="button" {...data({ 'data-print': '' })} css={[helpStyles, printStyles, printerOnlyStyles]}>
        {label('return.receipt.print')}
      </button>
    </div>
  );
}
