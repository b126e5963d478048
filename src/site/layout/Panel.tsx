import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { SharePicture } from '../../content/present/present';
import { activitiesPath, albumsPath, localizedPath } from '../../routes';
import { Picture } from '../../shared/components/Picture';
import { phoneSizes } from '../../shared/components/phoneWidth';
import { useWording } from '../../shared/components/wording';
import { touchTarget } from '../../shared/theme/mixins';
import { cutCorner } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { NdopBand } from './PageSection';

/** As high as it takes, and high enough for the footer to follow at the foot of a screen. From the top, because messages change. */
const clothStyles = css`
  display: grid;
  align-content: start;
  justify-items: center;
  min-block-size: calc(100svh - ${token('--height-bar')} - 18rem);
  padding: clamp(1.5rem, 4vw, 3rem) ${token('--space-page')};
  background: ${token('--image-ndop')} center / 4.5rem, ${token('--color-night')};
  /* White lines would dazzle behind a message. */
  background-blend-mode: soft-light;
  @media print {
    display: block;
    min-block-size: 0;
    padding: 0;
    background: none;
  }
`;

const panelStyles = css`
  display: grid;
  justify-items: start;
  gap: 1rem;
  inline-size: 100%;
  max-inline-size: 40rem;
  --panel-space: clamp(min(1.5rem, 7vw), 5vw, 3.5rem);
  padding: var(--panel-space);
  background: ${token('--color-paper')};
`;

/** The head reaches the edges of the panel. A page of thanks has one only while it thanks. */
const headedStyles = css`
  ${cutCorner};
  > :first-child {
    justify-self: stretch;
    margin: calc(-1 * var(--panel-space)) calc(-1 * var(--panel-space)) 0;
    @media print {
      display: none;
    }
    img {
      inline-size: 100%;
      /* On a low screen, the message shows too. */
      block-size: min(60vw, 20rem, 40svh);
      object-fit: cover;
    }
  }
  &:has([data-island]):not(:has([data-tone='thanks'])) {
    clip-path: none;
    > :first-child {
      display: none;
    }
  }
`;

type PanelProps = {
  /** Shown above the message. */
  picture?: SharePicture | undefined;
  /** Whether the picture stands on a band of cloth with the donor's lozenge. */
  hasGift?: boolean;
  children: ReactNode;
};

/** A single message on ndop cloth. */
export function Panel({ picture, hasGift, children }: PanelProps) {
  return (
    <div css={clothStyles}>
      <div css={[panelStyles, picture && headedStyles]}>
        {picture && (
          <div>
            <Picture
              src={picture.source}
              alt={picture.alt}
              focus={picture.focus}
              sizes={`(min-width: 30em) 40rem, ${phoneSizes}`}
            />
            {hasGift && <NdopBand hasGift />}
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

const waysStyles = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.5rem;
  a {
    ${touchTarget};
    font-weight: 700;
  }
`;

const waysOn = [
  [activitiesPath, 'activity.all'],
  [albumsPath, 'album.all'],
] as const;

/** Links to the pages from which most others are reached. */
export function WaysOn() {
  const { label, language } = useWording();
  return (
    <p css={waysStyles}>
      {waysOn.map(([path, key]) => (
        <a key={key} href={localizedPath(path, language)}>
          {label(key)}
        </a>
      ))}
    </p>
  );
}
