import { css, type SerializedStyles } from '@emotion/react';
import { data } from '../dataAttributes';
import { removeWhere, screenOnlyStyles, touchStyles, visuallyHiddenStyles } from '../theme/islandStyles';
import { useWording } from '../wording/wording';
import { Icon } from './Icon';

export const labelNames = ['share.action', 'share.whatsapp', 'share.native'] as const;

export type ShareLinkProps = {
  /** The path of the page to share, with its fragment if any. */
  path: string;
  /** The name of what is shared, for the link's accessible name. */
  what: string;
  /** Replaces the link's default text. */
  action?: string;
  /** Writes the message to send. The URL of the page follows it, once the site has one. */
  sentence: (site: string) => string;
  styles?: SerializedStyles;
};

// Gap and icon are in pixels, so that at 320 px a long word in text of twice the size fits beside the icon.
const linkStyles = css`
  ${touchStyles};
  gap: 6px;
  overflow-wrap: break-word;
  font-weight: 700;
  text-decoration-thickness: 2px;
  ${screenOnlyStyles};
`;

// For browsers without and with a share sheet, which enhancePage.ts marks.
const withoutSheetStyles = removeWhere('body[data-sheet]');
const withSheetStyles = removeWhere('body:not([data-sheet])');

/** Opens the phone's share sheet (enhancePage.ts); falls back to WhatsApp. */
export function ShareLink({ path, what, action, sentence, styles = linkStyles }: ShareLinkProps) {
  const { label, site } = useWording<typeof labelNames>();
  if (!site) return null;

  const url = site.url && new URL(path, site.url).href;
  const message = [sentence(site.name), url].filter(Boolean).join(' ');
  return (
    <a css={styles} href={`https://wa.me/?text=${encodeURIComponent(message)}`} {...data({ 'data-share': what })}>
      <Icon name="whatsapp" size="20px" styles={withoutSheetStyles} />
      <Icon name="share" size="20px" styles={withSheetStyles} />
      {action ?? (
        <>
          <span aria-hidden="true">{label('share.action')}</span>
          <span css={[visuallyHiddenStyles, withoutSheetStyles]}>{label('share.whatsapp', { what })}</span>
          <span css={[visuallyHiddenStyles, withSheetStyles]}>{label('share.native', { what })}</span>
        </>
      )}
    </a>
  );
}
