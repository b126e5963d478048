import { css } from '@emotion/react';
import { toMenuDigits } from '../../content/contacts';
import type { Way } from '../../content/model/model';
import { type ContactHrefs, dialLink, textMessageLink } from '../../content/present/contactLinks';
import { waysAnchor } from '../../routes';
import { type DataSelector, data } from '../../shared/dataAttributes';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { lightBoxStyles, smallStyles } from '../../shared/theme/islandStyles';
import { linkRowStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useLabels } from '../../shared/wording/wording';

type WaysToGiveProps = {
  /** A text about all ways, such as whom to call. Empty if it names a placeholder contact. */
  text: string;
  ways: readonly Way[];
  contactLinks: ContactHrefs;
};

const listStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(18rem, 34%)), 1fr));
  gap: 1rem 2rem;
  li {
    display: grid;
    align-content: start;
    gap: 0.25rem;
    padding-block-start: 1rem;
    border-block-start: 1px solid ${token('--color-line')};
    overflow-wrap: anywhere;
  }
  h4 {
    font: 700 ${token('--size-lead')} / 1.2 ${token('--font-body')};
    margin: 0;
  }
`;

const copyStyles = css`
  ${buttonStyles.outline};
  min-block-size: ${token('--size-touch')};
  padding-block: 0;
  /* Unless scripts can copy, as enhancePage.ts marks, the button is hidden, but keeps its room. */
  ${'body:not([data-clipboard])' satisfies DataSelector} & {
    visibility: hidden;
  }
`;

/** The ways to give without the site's online payment. Scripts add only the copying. */
export function WaysToGive({ text, ways, contactLinks }: WaysToGiveProps) {
  const label = useLabels();
  if (!text && ways.length === 0) return null;
  return (
    <div id={waysAnchor} css={lightBoxStyles}>
      <h3>{label('donation.otherWays')}</h3>
      {text && <p>{text}</p>}
      {ways.length > 0 && (
        <ul css={listStyles}>
          {ways.map((way) => (
            <WayItem key={way.id} {...way} contactLinks={contactLinks} />
          ))}
        </ul>
      )}
    </div>
  );
}

type WayItemProps = Way & Pick<WaysToGiveProps, 'contactLinks'>;

function WayItem({ kind, name, audience, how, holder, number, url, dial, contactLinks }: WayItemProps) {
  const label = useLabels();
  const message = textMessageLink(contactLinks, label('ways.message', { way: name }));
  return (
    <li>
      <h4>{name}</h4>
      {audience && <p css={smallStyles}>{audience}</p>}
      {how && <p>{how}</p>}
      {number && (
        <p css={linkRowStyles}>
          <strong>{number}</strong>
          <button
            type="button"
            css={copyStyles}
            value={kind === 'mobileMoney' ? toMenuDigits(number) : number.replace(/\s/g, '')}
            aria-label={label('ways.copyNumber', { way: name })}
            {...data({ 'data-copy': label('ways.copied') })}
          >
            {label('ways.copy')}
          </button>
          <output />
        </p>
      )}
      {holder && <p css={smallStyles}>{label('ways.holder', { holder })}</p>}
      {(dial || url || message) && (
        <p css={linkRowStyles}>
          {dial && <a href={dialLink(dial)}>{label('ways.dial', { code: dial })}</a>}
          {url && <a href={url}>{new URL(url).host}</a>}
          {message && (
            <a href={message} aria-label={label('ways.tellOf', { way: name })}>
              {label('ways.tell')}
            </a>
          )}
        </p>
      )}
    </li>
  );
}
