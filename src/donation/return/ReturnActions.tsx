import { anchors, localizedPath, returnPath, waysAnchor } from '../../routes';
import { useWording } from '../../shared/components/wording';
import { buttonStyles, wideButtons } from '../../shared/theme/buttonStyles';
import { referenceNames } from '../providers/current';
import { type Outcome, outcomes } from '../rules/outcomes';
import { actionsStyles, unmovedStyles } from './returnStyles';

export const labels = ['return.*', 'donation.otherWays'] as const;

type ReturnActionsProps = {
  outcome: Outcome;
  reference: string | undefined;
  isPolling: boolean;
  isReceipt: boolean;
  hasOtherWays: boolean | undefined;
};

/** Where the donor can go: another check, another payment, another way to give, home. */
export function ReturnActions({ outcome, reference, isPolling, isReceipt, hasOtherWays }: ReturnActionsProps) {
  const { label, language } = useWording<typeof labels>();
  const { payment, offersRetry, otherWays } = outcomes[outcome];
  const home = localizedPath('/', language);
  return (
    <div css={[actionsStyles, wideButtons, outcome === 'waiting' && unmovedStyles]}>
      {payment === 'open' && (
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
      {isReceipt || (
        <a css={buttonStyles.outline} href={home}>
          {label('return.home')}
        </a>
      )}
    </div>
  );
}
