import { css } from '@emotion/react';
import type { Activity } from '../../content/model/model';
import { messageLink } from '../../content/present/contactLinks';
import type { Frame, PresentedAlbum } from '../../content/present/present';
import type { AlbumCardContent } from '../../content/select/pages';
import { activityPath, albumsPath, anchors, localizedPath } from '../../routes';
import { Island } from '../../shared/components/Island';
import type { PageMedia } from '../../shared/media/builtMedia';
import { pictureSizes } from '../../shared/media/phoneWidth';
import { from, until } from '../../shared/theme/breakpoints';
import { onDarkStyles, smallStyles, touchStyles } from '../../shared/theme/islandStyles';
import { actionRowStyles, dottedStyles, leadStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { supportStyles } from '../activity/supportStyles';
import { AlbumCard } from '../album/AlbumCard';
import { AlbumMedia, mosaicStyles } from '../album/AlbumMedia';
import { AlbumShare } from '../album/AlbumShare';
import { AlbumSize } from '../album/AlbumSize';
import { PhotoViewer } from '../album/PhotoViewer.island';
import { PageBody } from '../layout/PageBody';
import { PageEnd } from '../layout/PageEnd';

type AlbumPageProps = {
  /** Undefined in previews, which have no photo viewer. */
  frame?: Pick<Frame, 'contact'>;
  album: PresentedAlbum;
  activity?: Pick<Activity, 'slug' | 'title' | 'status'>;
  next?: AlbumCardContent;
  files: PageMedia['files'];
  costs?: PageMedia['costs'];
};

/** The least height of a row: 15rem of CSS on a large screen, in `sizes` too, whose `rem` does not grow with the screen. */
const rowHeight = 'min(6.5rem + 13vw, clamp(15rem, 15vw, 300px))';

/** Rows in which the items are equally high and not cropped. A phone shows the columns of the overlay. */
const rowsStyles = css`
  ${until.small} {
    ${mosaicStyles};
  }
  ${from.small} {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    li {
      flex: calc(var(--ratio) * 100) 1 calc(var(--ratio) * ${rowHeight});
    }
    img {
      aspect-ratio: var(--ratio);
    }
    /* An empty last item fills the free part of the last row. If that is under 30rem, it wraps: the photos fill it. */
    &::after {
      content: '';
      flex: 1000 1 30rem;
    }
  }
  li > a {
    display: none;
  }
  /* The photo that the URL names covers the page until PhotoViewer.island.tsx runs, and without scripts. */
  @media screen {
    li:target {
      position: fixed;
      inset: 0;
      z-index: 30;
      background: ${token('--color-night-deep')};
      ${onDarkStyles};
      text-align: center;
      &, figure {
        display: grid;
        grid-template-rows: minmax(0, 1fr) auto;
      }
      img {
        block-size: 100%;
        background: none;
        object-fit: contain !important;
      }
      figcaption {
        color: inherit;
      }
      > a {
        display: block;
        padding: 0.75rem;
        font-weight: 700;
      }
    }
  }
`;

/** The `sizes` of an item, by its width / height. Most rows grow by about a fifth, to fill the page's width. */
const rowSizes = (ratio: number) => pictureSizes(`min(${(1.2 * ratio).toFixed(2)} * ${rowHeight}, 100vw)`);

export function AlbumPage({ frame, album, activity, next, files, costs = {} }: AlbumPageProps) {
  const { label, language } = useWording();
  const photos = album.media.filter(({ type }) => type === 'photo').length;
  const all = { path: albumsPath, name: label('album.all') };
  const share = <AlbumShare slug={album.slug} name={album.name} />;
  return (
    <>
      <PageBody
        parent={all}
        title={album.name}
        lang={album.writtenIn.name}
        styles={css({ h1: { textWrap: 'pretty' } })}
        facts={
          <p css={[dottedStyles, { color: token('--color-highlight') }]}>
            {album.place && <span lang={album.writtenIn.place}>{album.place}</span>} <span>{album.when}</span>
          </p>
        }
        head={
          <>
            <p
              css={[leadStyles, { fontSize: 'clamp(1rem, 0.9rem + 0.5vw, 1.25rem)', lineHeight: 1.45 }]}
              lang={album.writtenIn.description}
            >
              {album.description}
            </p>
            <p css={[dottedStyles, smallStyles]}>
              <AlbumSize photos={photos} videos={album.media.length - photos} cost={costs[album.slug]} />
            </p>
            <div css={actionRowStyles}>{share}</div>
          </>
        }
      >
        <AlbumMedia album={album} files={files} styles={rowsStyles} sizesOf={rowSizes} isClosable />
        <PageEnd
          next={next && <AlbumCard isRow card={next} cost={costs[next.slug]} />}
          nextTitle={label('album.nextTitle')}
          all={all}
        >
          <div>
            <h2>{label('album.end')}</h2>
            <div css={actionRowStyles}>
              <a css={supportStyles(activity?.status)} href={`${localizedPath('/', language)}#${anchors.donation}`}>
                {label(activity ? 'activity.support' : 'nav.donate')}
              </a>
              {/* The link at the top is far from the end of a long album. */}
              {album.media.length > 9 && share}
            </div>
            {activity && (
              <a css={touchStyles} href={localizedPath(activityPath(activity.slug), language)}>
                {label('album.activity', { title: activity.title })}
              </a>
            )}
          </div>
        </PageEnd>
      </PageBody>
      {frame && (
        <Island of={PhotoViewer} props={{ removal: messageLink(frame.contact.contactLinks, label('photo.removal')) }} />
      )}
    </>
  );
}
