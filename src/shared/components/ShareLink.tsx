import { css, type SerializedStyles } from '@emotion/react';
import { albumPath, localizedPath } from '../../routes';
import { type DataSelector, data } from '../dataNames';
import { touchTarget, visuallyHidden } from '../theme/mixins';
import { Icon } from './Icon';
import { useWording } from './wording';

export const labels = ['share.action', 'share.whatsapp', 'share.native', 'share.album'] as const;

type ShareLinkProps = {
  /** The path to share, in the default language, with its fragment if any. */
  path: string;
  /** The name of what is shared, for the link's accessible name. */
  what: string;
  /** Replaces the link's default text. */
  action?: string;
  /** The message before the address. */
  sentence: (site: string) => string;
  /** Replaces the link's styles, for example by a button's. */
  styles?: SerializedStyles;
};

const linkStyles = css`
  ${touchTarget};
  gap: 0.375rem;
  font-weight: 700;
  text-decoration-thickness: 2px;
  @media print {
    display: none !important;
  }
`;

/** client/enhancePage.ts marks browsers that have a share sheet. */
const withoutSheet = css`
  ${'body[data-sheet]' satisfies DataSelector} & {
    display: none;
  }
`;
const withSheet = css`
  ${'body:not([data-sheet])' satisfies DataSelector} & {
    display: none;
  }
`;

/** Opens the phone's share sheet (client/enhancePage.ts); falls back to WhatsApp. */
export function ShareLink({ path, what, action, sentence, styles = linkStyles }: ShareLinkProps) {
  const { label, language, site } = useWording<typeof labels>();
  if (!site) return null;

  const message = `${sentence(site.name)} ${new URL(localizedPath(path, language), site.url).href}`;
  return (
    <a css={styles} href={`https://wa.me/?text=${encodeURIComponent(message)}`} {...data({ 'data-share': what })}>
      <Icon name="whatsapp" size="1.25em" styles={withoutSheet} />
      <Icon name="share" size="1.25em" styles={withSheet} />
      {action ?? (
        <>
          <span aria-hidden="true">{label('share.action')}</span>
          <span css={[visuallyHidden, withoutSheet]}>{label('share.whatsapp', { what })}</span>
          <span css={[visuallyHidden, withSheet]}>{label('share.native', { what })}</span>
        </>
      )}
    </a>
  );
}

/** Shares an album's own page, also from the overlay. */
export function AlbumShare({ slug, name }: { slug: string; name: string }) {
  const { label } = useWording<typeof labels>();
  return <ShareLink path={albumPath(slug)} what={name} sentence={(site) => label('share.album', { name, site })} />;
}
