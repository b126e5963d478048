import { css } from '@emotion/react';
import type { HeroContent } from '../../content/present/present';
import { anchors } from '../../routes';
import { Picture } from '../../shared/components/Picture';
import { from, minWidth } from '../../shared/theme/breakpoints';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { displayFace, screenOnlyStyles } from '../../shared/theme/islandStyles';
import { cutCornerStyles, pageColumnStyles, sampleTagStyles, stampStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useLabels } from '../../shared/wording/wording';
import { NdopBand } from '../layout/NdopBand';

const layoutStyles = css`
  ${pageColumnStyles};
  display: grid;
  justify-items: start;
  gap: 1rem;
  padding-block: 1.25rem 1.5rem;
  /* The picture stands on the ndop band, and reaches the top bar and the edge of the window. */
  ${from.beside} {
    /* The text is as wide as AboutSection's plate or, on a low phone, as both buttons side by side: 368px. */
    grid-template-columns: max(368px, 50% - 1rem) 1fr;
    align-items: center;
    gap: 0;
    max-inline-size: none;
    padding: 0;
  }
`;

/** In one column, title, motto and picture come before the other texts; screen readers read the picture last. */
const textStyles = css`
  display: contents;
  ${from.beside} {
    display: grid;
    justify-items: start;
    gap: 3vh;
    /* Aligns with the page's column. */
    padding: max(1rem, 4vh) 2vw 6vh max(${token('--space-page')}, 100% + 1rem - ${token('--width-page')} / 2);
  }
`;

/** The motto is above the title or, in one column, below it, stamped on the top edge of the picture. */
const mottoStyles = css`
  ${stampStyles};
  order: -1;
  z-index: 1;
  background: ${token('--color-paper')};
  color: ${token('--color-primary')};
  /* The motto fits one line of the smallest phone and, in large text, one line of half a computer's screen. */
  font-size: clamp(0.75rem, 0.25rem + 2.9vw, 0.9375rem);
  text-wrap: balance;
  ${from.large} {
    font-size: min(1.9vw, 0.9375rem);
  }
`;

const titleStyles = css`
  /* Grows with the visitor's text size, but to 17vw at most, so that long words stay whole. */
  font-size: min(max(1.25rem + 6vw, 11.5vw), 17vw, 5.5rem);
  line-height: 0.94;
  letter-spacing: -0.035em;
  order: -1;
  /* The title fits two lines of half the screen. On a low screen, it leaves room for the buttons. */
  ${from.beside} {
    order: 0;
    font-size: min(6.6vw, 5.5rem, max(11vh, 5.6vw));
  }
`;

const subtitleStyles = css`
  /* Two lines on the lowest phones held sideways. */
  ${displayFace('clamp(1rem, 1rem + 1vw, 5vh)')};
  text-wrap: balance;
`;

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: min(3vw, 0.75rem);
  inline-size: 100%;
  /* Side by side on the smallest phone and on a low screen. */
  font-size: clamp(0.875rem, min(4.2vw, 3.5vh), 1em);
  a {
    flex: 1 0 auto;
    padding-inline: 2vw;
    ${from.small} {
      flex: none;
      padding-inline: 2.5vh;
    }
  }
  ${screenOnlyStyles};
`;

const pictureStyles = css`
  ${cutCornerStyles};
  order: -1;
  inline-size: calc(100% + 2 * ${token('--space-page')});
  max-inline-size: none;
  margin: max(-2.25rem, -7.5vw) calc(-1 * ${token('--space-page')}) 0;
  block-size: min(58vw, 32rem);
  /* On a phone, the picture leaves 34.5rem of the first screen to the top bar and all texts. */
  block-size: clamp(min(58vw, 32rem), 100svh - 34.5rem, min(89vw, 52svh));
  position: relative;
  ${from.beside} {
    order: 0;
    position: sticky;
    inset-block-start: ${token('--height-bar')};
    align-self: start;
    inline-size: 100%;
    margin: 0;
    block-size: min(100vh - 7.5rem, 50rem, 64vw);
    /* As high as the text, but whole on a low screen. */
    min-block-size: min(100%, 100vh - ${token('--height-bar')});
  }
  @media print {
    position: relative;
    inset: 0;
    block-size: 20rem;
  }
`;

const imageStyles = css({ blockSize: '100%', objectFit: 'cover' });

/** Sharper on a phone than `pictureSizes`, for 2 KB more: this picture makes the first impression. */
const sizes = `${minWidth.large} 50vw, ${minWidth.small} 72vw, 65vw`;

export function HeroSection(hero: HeroContent) {
  const label = useLabels();
  return (
    <section id={anchors.hero}>
      <div css={layoutStyles}>
        <div css={textStyles}>
          <h1 css={titleStyles}>{hero.title}</h1>
          {/* Hidden, not absent: the picture reaches up over its height. */}
          <p css={[mottoStyles, !hero.motto && { visibility: 'hidden' }]} lang={hero.mottoLanguage}>
            {hero.motto}
          </p>
          <p css={subtitleStyles}>{hero.subtitle}</p>
          <p css={actionsStyles}>
            <a css={[buttonStyles.outline, { color: token('--color-primary') }]} href={`#${anchors.activities}`}>
              {hero.cta1}
            </a>
            <a css={buttonStyles.donate} href={`#${anchors.donation}`}>
              {hero.cta2}
            </a>
          </p>
          <p css={{ maxInlineSize: '58ch' }}>{hero.description}</p>
        </div>
        <div css={pictureStyles}>
          <Picture
            styles={imageStyles}
            src={hero.picture}
            alt={hero.pictureAlt}
            // A portrait without a focus would be shown whole, with bars beside it.
            focus={hero.pictureFocus ?? '50% 50%'}
            sizes={sizes}
            isFirst
          />
          {hero.isSample && <p css={sampleTagStyles}>{label('photo.sample')}</p>}
        </div>
      </div>
      <NdopBand />
    </section>
  );
}
