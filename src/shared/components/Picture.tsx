import { css, type SerializedStyles } from '@emotion/react';
import { createContext, useContext } from 'react';
import type { BuiltPicture, BuiltPictures } from '../media/builtMedia';
import { boxlessPictureStyles } from '../theme/islandStyles';
import { token } from '../theme/tokens';
import { useLabels } from '../wording/wording';

export const labelNames = ['photo.missing'] as const;

/** Where a picture comes from: the build's files, its own URL without processing, or nowhere. */
export type PictureSource = (BuiltPicture & { kind: 'built' }) | { kind: 'plain'; src: string } | { kind: 'missing' };

/** Finds a picture by its `src` in the content. */
export type ResolvePicture = (src: string) => PictureSource;

/** Set by pages and previews. Without it, pictures load from their own URL. */
export const ResolvePictureContext = createContext<ResolvePicture>((src) => ({ kind: 'plain', src }));

export function usePicture(src: string | undefined): PictureSource {
  const resolve = useContext(ResolvePictureContext);
  return src ? resolve(src) : { kind: 'missing' };
}

/** Resolves a page's own pictures; any other is missing. */
export function resolveBuilt(pictures: BuiltPictures): ResolvePicture {
  return (wanted) => {
    const picture = pictures[wanted];
    return picture ? { kind: 'built', ...picture } : { kind: 'missing' };
  };
}

/** The attributes of a `<link rel="preload">`. */
export type PreloadedPicture = { type: string; srcSet: string; sizes: string };

/** Collects, during server rendering, what the page's head preloads. Undefined in the browser. */
export const PreloadsContext = createContext<PreloadedPicture[] | undefined>(undefined);

type PictureProps = {
  /** The `src` in the content. */
  src: string | undefined;
  alt: string;
  sizes: string;
  /** The point that a crop keeps in sight: `50% 30%`. */
  focus?: string;
  /** The page's first picture. The head preloads it, except in data-saver mode, so the `<img>` can stay lazy. */
  isFirst?: boolean;
  /** Not a `css` prop, whose styles emotion would insert a second time on hydration. */
  styles?: SerializedStyles;
};

const pictureStyles = css`
  inline-size: 100%;
  block-size: auto;
  background-color: var(--picture-color, ${token('--color-line')});
`;

/** A native, lazy `<picture>`. gatsby-plugin-image's component would wait for JavaScript, and add React's server renderer. */
export function Picture({ src, alt, sizes, focus, isFirst, styles }: PictureProps) {
  const picture = usePicture(src);
  const preloads = useContext(PreloadsContext);
  if (picture.kind === 'missing') return <MissingPicture alt={alt} styles={styles} />;
  if (picture.kind === 'plain') {
    const style = { objectPosition: focus };
    return <img css={[pictureStyles, styles]} style={style} src={picture.src} alt={alt} loading="lazy" />;
  }

  const { sources, width, height, backgroundColor } = picture;
  // Without a focus, a portrait is shown whole, because a crop would leave only a strip of it.
  const crop: React.CSSProperties = height > width && !focus ? { objectFit: 'contain' } : { objectPosition: focus };
  const [best] = sources;
  if (isFirst && best) preloads?.push({ ...best, sizes });
  return (
    <picture css={boxlessPictureStyles}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        css={[pictureStyles, styles]}
        style={{ '--picture-color': backgroundColor, ...crop } as React.CSSProperties}
        src={picture.src}
        srcSet={picture.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}

const missingStyles = css`
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 2;
  padding: 1rem;
  background: ${token('--image-ndop')} center / 4rem, ${token('--color-night')};
  text-align: center;
  span {
    padding: 0.5rem 0.75rem;
    background: ${token('--color-night')};
    color: ${token('--color-on-dark')};
    font-size: ${token('--size-small')};
  }
`;

/** Stands in for a picture that the site does not have, and says so. */
export function MissingPicture({ alt, styles }: Pick<PictureProps, 'alt' | 'styles'>) {
  const label = useLabels<typeof labelNames>();
  return (
    <div css={[missingStyles, styles]} {...(alt && { role: 'img', 'aria-label': alt })}>
      <span>{label('photo.missing')}</span>
    </div>
  );
}
