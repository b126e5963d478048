import { css } from '@emotion/react';
import { useContext } from 'react';
import { albumPath, localizedPath } from '../routes';
import { touchTarget, visuallyHidden } from '../theme/mixins';
import { Icon } from './Icon';
import { SharedSiteContext } from './IslandRoot';
import { useWording } from './wording';

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

/** For an island that has one: its labels but the sentence's. */
export const shareLabels = ['share.action', 'share.native', 'share.whatsapp'];

const linkStyles = css`
  ${touchTarget};
  gap: 0.375rem;
  font-weight: 700;
  text-decoration-thickness: 2px;
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
  const { label, language } = useWording();
  const site = useContext(SharedSiteContext);
  if (!site) return null;

  const message = `${sentence(site.name)} ${new URL(localizedPath(path, language), site.url).href}`;
  return (
    <a css={linkStyles} href={`https://wa.me/?text=${encodeURIComponent(message)}`} data-share={what}>
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

/** Shares an album's own page, wherever the album is seen. */
export function AlbumShare({ slug, name }: { slug: string; name: string }) {
  const { label } = useWording();
  return <ShareLink path={albumPath(slug)} what={name} sentence={(site) => label('share.album', { name, site })} />;
}
