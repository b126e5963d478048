import { css, type SerializedStyles } from '@emotion/react';
import { createContext, useContext } from 'react';
import { token } from '../theme/tokens';
import { PreloadsContext } from './preloads';
import { useLabels } from './wording';

/** What gatsby-plugin-image knows of a picture; `null` for one that could not be had at build. */
export type PictureData = {
  width: number;
  height: number;
  backgroundColor?: string;
  images: {
    fallback?: { src: string; srcSet?: string };
    sources?: { srcSet: string; type: string }[];
  };
};

/** The pictures of a page by their `src` in the content. One that is not in it is shown from its own address. */
export type PictureSources = Readonly<Record<string, PictureData | null>>;

export const PictureSourcesContext = createContext<PictureSources>({});

export function usePictureData(src: string): PictureData | null | undefined {
  return useContext(PictureSourcesContext)[src];
}

type PictureProps = {
  src: string;
  alt: string;
  /** The width it takes on the page, as in HTML. */
  sizes: string;
  /**
   * The page's first picture. Its head asks for it at once, unless data is to be saved; that is why the picture itself
   * is as lazy as the others, which costs nothing once it is on its way.
   */
  first?: boolean;
  /** To be asked for as soon as it is drawn, even where it is not shown. */
  eager?: boolean;
  /** Rather than a `css` of its own, which emotion would write into the page once more when scripts start. */
  styles?: SerializedStyles;
};

const pictureStyles = css`
  inline-size: 100%;
  block-size: auto;
  background-color: var(--picture-color, ${token('--color-line')});
`;

/** Only the `<img>` takes part in the layout around it. */
const frameStyles = css`
  display: contents;
  source {
    display: none;
  }
`;

/**
 * A real `<picture>`: complete in the HTML, loaded lazily by the browser itself. gatsby-plugin-image's own component
 * would wait for scripts and add 57 KB of them.
 */
export function Picture({ src, alt, sizes, first, eager, styles }: PictureProps) {
  const data = usePictureData(src);
  const preloads = useContext(PreloadsContext);
  if (data === null) return <MissingPicture alt={alt} styles={styles} />;
  const loading = eager ? 'eager' : 'lazy';
  if (!data) return <img css={[pictureStyles, styles]} src={src} alt={alt} loading={loading} />;

  const { images, width, height, backgroundColor } = data;
  const [best] = images.sources ?? [];
  if (first && best) preloads?.push({ ...best, sizes });
  return (
    <picture css={frameStyles}>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        css={[pictureStyles, styles]}
        style={{ '--picture-color': backgroundColor } as React.CSSProperties}
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={loading}
        fetchPriority={first ? 'high' : undefined}
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

/** Stands where a picture is expected that is not there yet. */
export function MissingPicture({ alt, styles }: Pick<PictureProps, 'alt' | 'styles'>) {
  const label = useLabels();
  return (
    <div css={[missingStyles, styles]} {...(alt && { role: 'img', 'aria-label': alt })}>
      <span>{label('photo.missing')}</span>
    </div>
  );
}
