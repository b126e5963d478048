import { css, type SerializedStyles } from '@emotion/react';
import { createContext, useContext } from 'react';
import { token } from '../theme/tokens';
import { useLabels } from './wording';

/** A picture that the build has encoded. */
export type BuiltPicture = {
  width: number;
  height: number;
  backgroundColor?: string;
  /** The widest file; `srcSet` has the others, in the format that every browser knows. */
  src: string;
  srcSet: string;
  /** The modern formats, best first. */
  sources: { type: string; srcSet: string }[];
};

/** How a picture can be shown: from the build's files, from an address as it is, or not at all. */
export type PictureSource = (BuiltPicture & { kind: 'built' }) | { kind: 'plain'; src: string } | { kind: 'missing' };

/** Finds a picture by its `src` in the content. */
export type ResolvePicture = (src: string) => PictureSource;

/** Set by whatever draws sections: a page, a preview. Without one, pictures are shown from their own address. */
export const ResolvePictureContext = createContext<ResolvePicture>((src) => ({ kind: 'plain', src }));

export function usePicture(src: string | undefined): PictureSource {
  const resolve = useContext(ResolvePictureContext);
  return src ? resolve(src) : { kind: 'missing' };
}

/** A picture of the content, as a page's query returns it; `null` where the build had no file for it. */
export type ContentPicture = { src: string; picture: BuiltPicture | null };

/** Finds the pictures of a page; any other is missing. */
export function resolveBuilt(pictures: readonly ContentPicture[]): ResolvePicture {
  const built = new Map(pictures.map(({ src, picture }) => [src, picture]));
  return (wanted) => {
    const picture = built.get(wanted);
    return picture ? { kind: 'built', ...picture } : { kind: 'missing' };
  };
}

/** A picture to fetch before the page is laid out, in the words of `<link rel="preload">`. */
export type PreloadedPicture = { type: string; srcSet: string; sizes: string };

/** Where a page that is drawn on the server gathers what its head is to preload. There is none in the browser. */
export const PreloadsContext = createContext<PreloadedPicture[] | undefined>(undefined);

type PictureProps = {
  /** As the content names it; a picture without one is missing. */
  src: string | undefined;
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
  const picture = usePicture(src);
  const preloads = useContext(PreloadsContext);
  if (picture.kind === 'missing') return <MissingPicture alt={alt} styles={styles} />;
  const loading = eager ? 'eager' : 'lazy';
  if (picture.kind === 'plain')
    return <img css={[pictureStyles, styles]} src={picture.src} alt={alt} loading={loading} />;

  const { sources, width, height, backgroundColor } = picture;
  const [best] = sources;
  if (first && best) preloads?.push({ ...best, sizes });
  return (
    <picture css={frameStyles}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        css={[pictureStyles, styles]}
        style={{ '--picture-color': backgroundColor } as React.CSSProperties}
        src={picture.src}
        srcSet={picture.srcSet}
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
