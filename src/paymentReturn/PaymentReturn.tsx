import { css, Global } from '@emotion/react';
import { buttonStyles } from '../components/buttonStyles';
import { ShareLink } from '../components/ShareLink';
import { useWording } from '../components/wording';
import { addressMessage } from '../content/contactLinks';
import type { Site } from '../content/model';
import type { ContactContent } from '../content/viewModel';
import type { EndingView, PageState } from '../donation/ending';
import { referenceNames } from '../donation/provider';
import { Panel, printAlone } from '../layout/Panel';
import { leadStyles, titleStyles } from '../layout/SectionHeading';
import { anchors, localizedPath, returnPath } from '../routes';
import { from } from '../theme/media';
import { contactLink, smallText, touchTarget } from '../theme/mixins';
import { token } from '../theme/tokens';
import { chooseOperators, describePayment, describeReceipt, type Fact, formatTime } from './describePayment';
import { LastPayment } from './LastPayment';
import { PaymentPrompts } from './PaymentPrompts';
import { isWatched, useEnding } from './useEnding';

type PaymentReturnProps = {
  /** `neutral`: somebody came without a payment. */
  state: PageState | 'neutral';
  site: Pick<Site, 'name' | 'legalName' | 'operators'>;
  contact: ContactContent;
  /** Goes to the page of another end, which takes this one's place. */
  leave?: (path: string) => void;
};

// On phones each fact stands below its name: an e-mail beside it would be broken.
const factsStyles = css`
  display: grid;
  gap: 0.25rem 1.25rem;
  padding-block: 1rem;
  border-block: 1px solid ${token('--color-line')};
  inline-size: 100%;
  align-items: center;
  dt {
    color: ${token('--color-ink-soft')};
  }
  dd {
    padding-block-end: 0.5rem;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  ${from.small} {
    grid-template-columns: auto 1fr;
    dd {
      padding-block-end: 0;
    }
  }
`;

const unseenStyles = css`
  visibility: hidden;
  @media (scripting: none) {
    display: none;
  }
`;

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  @media print {
    display: none;
  }
`;

const helpStyles = css`
  ${touchTarget};
  font-weight: 700;
  @media print {
    display: none;
  }
`;

const replacePage = (path: string) => window.location.replace(path);

/** What is still to be found out, by asking the provider again. */
const openViews: readonly EndingView[] = ['pending', 'early', 'unchecked', 'unknown'];

/**
 * How a payment ended, what happens next, and whom to ask. The page itself knows of no payment: what it says of one is
 * what the provider has just answered or what this device remembers, and an opened bookmark thanks for nothing.
 */
export function PaymentReturn({ state: page, site, contact, leave = replacePage }: PaymentReturnProps) {
  const { label, language } = useWording();
  const { ending, isWatching } = useEnding(page, leave);
  const home = localizedPath('/', language);

  const view = ending?.view ?? (page === 'accepted' ? 'waiting' : page);
  const payment = view === 'found' ? undefined : ending?.payment;

  // Their room is kept until the scripts have looked, so that nothing moves where there is a payment.
  const isAwaited = !ending && page !== 'neutral';
  const unseen = isAwaited && unseenStyles;
  const isReceipt = page === 'accepted' && (isAwaited || view === 'accepted');
  const facts = [
    ...describePayment(payment ?? {}, language),
    ...(isReceipt ? describeReceipt(payment ?? {}, site, { label, language }) : []),
  ].filter(({ value }) => value || isAwaited);

  const write = (opening: string, more: Fact[] = []) =>
    [
      opening,
      ...[...facts, ...more].map(({ name, value = '' }) => label('return.line', { name: label(name), value })),
    ].join('\n');
  const state: Fact = { name: 'return.state', value: label(`return.${view}.title`) };
  const help =
    (payment || isAwaited) && addressMessage(contact.contactLinks, write(label('return.help.opening'), [state]));

  return (
    <Panel>
      <h1 css={titleStyles}>{label(`return.${view}.title`)}</h1>
      <p css={leadStyles}>{label(`return.${view}.text`)}</p>
      {payment?.reason && <p>{label(`return.reason.${payment.reason}`)}</p>}
      <p>{label(`return.${view}.next`)}</p>
      {(view === 'early' || view === 'refused') && <p>{label('return.sameAmount')}</p>}
      {isWatched(view) && <PaymentPrompts operators={chooseOperators(site.operators ?? [], payment?.method)} />}
      {isWatched(view) && (payment?.checkedAt || isAwaited) && (
        <p css={[smallText, unseen]}>
          {label(isWatching ? 'return.watching' : 'return.watched', {
            // Hidden until the check, and as wide as a time. No real one: the build's time zone is not the visitor's.
            time: payment?.checkedAt ? formatTime(payment.checkedAt, language) : '00:00:00 AM',
          })}
        </p>
      )}
      {view === 'found' && <LastPayment />}
      {payment && !ending?.isChecked && <p>{label('return.remembered')}</p>}
      <dl css={factsStyles}>
        {facts.map(({ name, value }) => (
          <div key={name} css={[{ display: 'contents' }, unseen]}>
            <dt>{label(name)}</dt>
            {/* A date takes two lines of a phone. */}
            <dd>{value ?? (name === 'return.date' ? '… '.repeat(20) : '…')}</dd>
          </div>
        ))}
        <dt>{label('contact.email')}</dt>
        <dd>
          <a css={contactLink} href={contact.contactLinks.email}>
            {contact.email}
          </a>
        </dd>
        <dt>{label('contact.phone')}</dt>
        <dd>
          <a css={contactLink} href={contact.contactLinks.phone}>
            {contact.phone}
          </a>
        </dd>
      </dl>
      {isReceipt && <p css={[smallText, unseen]}>{label('return.receipt.note')}</p>}
      <div css={actionsStyles}>
        {openViews.includes(view) && (
          <form method="post" action={returnPath}>
            {/* Without it the function asks by its cookie, which may be gone, or another payment's. */}
            {payment && <input type="hidden" name={referenceNames[0]} value={payment.reference} />}
            <button type="submit" css={buttonStyles.primary}>
              {label('return.checkAgain')}
            </button>
          </form>
        )}
        {(view === 'refused' || view === 'cancelled') && (
          <a css={buttonStyles.donate} href={`${home}#${anchors.donation}`}>
            {label('return.payAgain')}
          </a>
        )}
        {isReceipt && (
          <button type="button" data-print="" css={[buttonStyles.primary, unseen]}>
            {label('return.receipt.print')}
          </button>
        )}
        <a css={buttonStyles.outline} href={home}>
          {label('return.home')}
        </a>
      </div>
      {isReceipt && (
        <div css={[actionsStyles, unseen]}>
          <ShareLink
            path="/"
            what={label('return.receipt.title')}
            action={label('return.receipt.send')}
            sentence={() => write(label('return.receipt.title'))}
          />
          <ShareLink
            path="/"
            what={site.name}
            action={label('return.share.action')}
            sentence={(name) => label('return.share.sentence', { site: name })}
          />
        </div>
      )}
      {help && (
        <a css={[helpStyles, unseen]} href={help}>
          {label('return.help.action')}
        </a>
      )}
      {isReceipt && <Global styles={printAlone} />}
    </Panel>
  );
}
