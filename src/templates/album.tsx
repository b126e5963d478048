import { css } from '@emotion/react';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { AlbumMedia } from '../components/AlbumMedia';
import { AlbumSize } from '../components/AlbumSize';
import { columnStyles } from '../components/Band';
import { DataSaverSwitch } from '../components/DataSaverSwitch';
import { PictureSourcesContext } from '../components/Picture';
import { eyebrowStyles, leadStyles, titleStyles } from '../components/SectionHeading';
import { useLabels } from '../components/useLabels';
import { anchors } from '../content/model';
import { albumPath, localizedPath } from '../i18n/languages';
import { Page } from '../sections/Page';
import { token } from '../theme/tokens';
import { type AlbumQuery, unwrapAlbum } from './fetchAlbum';
import { PageHead } from './PageHead';
import type { LanguageContext } from './pageContext';

type AlbumContext = LanguageContext & { slug: string };

const layoutStyles = css`
  ${columnStyles};
  display: grid;
  gap: clamp(1.5rem, 3vw, 2.5rem);
  padding-block: clamp(1rem, 3vw, 2.5rem) ${token('--space-section')};
`;

const headStyles = css`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
`;

const backStyles = css`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token('--size-touch')};
  color: ${token('--color-primary')};
  font-weight: 700;
`;

export default function AlbumPage({ data, pageContext }: PageProps<AlbumQuery, AlbumContext>) {
  const label = useLabels();
  const { album, pictures, videos } = unwrapAlbum(data);
  const { slug, language } = pageContext;
  const photos = album.media.filter(({ type }) => type === 'photo').length;
  const backLink = (
    <a css={backStyles} href={`${localizedPath('/', language)}#${anchors.gallery}`}>
      ← {label('album.all')}
    </a>
  );
  return (
    <PictureSourcesContext value={pictures}>
      <Page frame={data.page.content.frame} path={albumPath(slug)}>
        <div css={layoutStyles}>
          <div css={headStyles}>
            {backLink}
            <p css={eyebrowStyles}>{album.place}</p>
            <h1 css={titleStyles}>{album.name}</h1>
            <p css={leadStyles}>{album.description}</p>
            <p>
              <AlbumSize photos={photos} videos={album.media.length - photos} cost={data.page.cost} />
            </p>
            <DataSaverSwitch />
          </div>
          <AlbumMedia media={album.media} videos={videos} />
          <p>{backLink}</p>
        </div>
      </Page>
    </PictureSourcesContext>
  );
}

export function Head({ data, pageContext }: HeadProps<AlbumQuery, AlbumContext>) {
  const { frame, album } = data.page.content;
  return (
    <PageHead
      title={`${album.name} · ${frame.site.name}`}
      description={album.description}
      language={pageContext.language}
      path={albumPath(pageContext.slug)}
      siteUrl={frame.site.url}
    />
  );
}

export const query = graphql`
  query Album($slug: String!, $language: String!) {
    locales: allLocale(filter: { language: { in: [$language, "fr"] }, ns: { eq: "common" } }) {
      ...Labels
    }
    page: albumPage(slug: { eq: $slug }, language: { eq: $language }) {
      content
      cost
      pictures {
        ...ContentPicture
      }
      videos {
        src
        file {
          publicURL
          size
        }
      }
    }
  }
`;
