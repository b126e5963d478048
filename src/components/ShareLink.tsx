import { css } from '@emotion/react';
import { createContext, useContext } from 'react';
import type { Site } from '../content/model';
import { localizedPath } from '../routes';
import { token } from '../theme/tokens';
import { visuallyHidden } from '../theme/visuallyHidden';
import { Icon } from './Icon';
import { useLabels, usePageLanguage } from './wording';

/** The site whose pages are shared. In a preview there is none, and nothing to share. */
export const SharedSiteContext = createContext<Pick<Site, 'name' | 'url'> | undefined>(undefined);

type ShareLinkProps = {
  /** The address to share, in the default language: a page, or a place on it. */
  path: string;
  /** What is shared, as it is said of the link. */
  what: string;
  /** What the link itself says, where it is not the usual word. */
  action?: string;
  /** The sentence that goes with the address. */
  sentence: (site: string) => string;
};

const linkStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-block-size: ${token('--size-touch')};
  font-weight: 700;
  text-decoration-thickness: 2px;
`;

const iconStyles = css`
  line-height: 0;
`;

/** Which of two things is shown depends on whether the browser has a share sheet; client/enhancePage.ts says so. */
const withoutSheet = css`
  body[data-sheet] & {
    display: none;
  }
`;
const withSheet = css`
  display: none;
  body[data-sheet] & {
    display: inline;
  }
`;

/** Opens the phone's share sheet (client/enhancePage.ts); where there is none, and without scripts, WhatsApp. */
export function ShareLink({ path, what, action, sentence }: ShareLinkProps) {
  const label = useLabels();
  const language = usePageLanguage();
  const site = useContext(SharedSiteContext);
  if (!site) return null;

  const text = sentence(site.name);
  const url = new URL(localizedPath(path, language), site.url).href;
  return (
    <a
      css={linkStyles}
      href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
      data-share={JSON.stringify({ title: what, text, url })}
    >
      <span css={[iconStyles, withoutSheet]}>
        <Icon name="whatsapp" size="1.25em" />
      </span>
      <span css={[iconStyles, withSheet]}>
        <Icon name="share" size="1.25em" />
      </span>
      {action ?? (
        <>
          <span aria-hidden="true">{label('share.action')}</span>
          <span css={withoutSheet}>
            <span css={visuallyHidden}>{label('share.whatsapp', { what })}</span>
          </span>
          <span css={withSheet}>
            <span css={visuallyHidden}>{label('share.native', { what })}</span>
          </span>
        </>
      )}
    </a>
  );
}
