import { css, type SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';
import { isReachable, messageLink } from '../../content/present/contactLinks';
import type { Frame } from '../../content/present/present';
import { legalFacts } from '../../content/present/siteFacts';
import type { AppealContent, AssociationContent } from '../../content/select/pages';
import { albumPath, anchors, localizedPath, protectionAnchor } from '../../routes';
import { Picture } from '../../shared/components/Picture';
import type { PageMedia } from '../../shared/media/builtMedia';
import { from } from '../../shared/theme/breakpoints';
import { buttonStyles, wideButtonsStyles } from '../../shared/theme/buttonStyles';
import { displayFace, onDarkStyles, smallStyles, touchStyles } from '../../shared/theme/islandStyles';
import {
  columnsStyles,
  cutCornerStyles,
  leadStyles,
  linkRowStyles,
  lozengeStyles,
  sectionGap,
} from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { parseUrl } from '../../shared/url';
import { useWording } from '../../shared/wording/wording';
import { ActivityCover } from '../activity/ActivityCover';
import { ActivityPicture } from '../activity/ActivityPicture';
import { cardGridStyles } from '../layout/cardStyles';
import { FactList } from '../layout/FactList';
import { MarkdownText } from '../layout/MarkdownText';
import { PageBody } from '../layout/PageBody';
import { useMegabytes } from '../layout/useMegabytes';
import { Appeal } from '../sections/Appeal';

type AssociationPageProps = AssociationContent & { frame: Frame; appeal: AppealContent } & Pick<PageMedia, 'files'>;

const partStyles = css`
  grid-column: 1 / -1;
  display: grid;
  align-content: start;
  gap: 1.25rem;
`;

/** Of several paragraphs, the first has bold words in large type, and the last is small, as the field's hint says. */
const reasonStyles = css`
  ${columnsStyles};
  ${onDarkStyles};
  row-gap: 1.5rem;
  margin-block: ${sectionGap};
  padding-block: ${token('--space-section')};
  background: ${token('--color-night')};
  @media screen {
    box-shadow: 0 0 0 100vw ${token('--color-night')};
    clip-path: inset(-1px -100vw);
  }
  p:first-of-type:not(:last-of-type) > strong {
    display: block;
    ${displayFace('min(3vw + 2.5rem, 16vw)', 1)};
    color: ${token('--color-highlight')};
  }
  p + p:last-of-type {
    color: ${token('--color-soft')};
    font-size: ${token('--size-body')};
  }
  ${from.medium} {
    grid-template-rows: auto 1fr auto;
    > :has(p + p) {
      display: contents;
    }
    p {
      grid-column: 2;
      margin: 0;
    }
    p:first-of-type {
      grid-area: 2 / 1 / span 2;
      + p {
        grid-row: 1 / span 2;
      }
    }
  }
`;

const cardsStyles = css`
  display: grid;
  gap: 1.5rem 2rem;
  align-items: start;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
`;

const cardStyles = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 0.5rem;
  a {
    ${touchStyles};
    font-weight: 700;
  }
`;

const portraitStyles = css`
  --cut-corner: 1.25rem;
  aspect-ratio: 1;
  max-inline-size: 12rem;
  object-fit: cover;
  ${cutCornerStyles};
`;

const logoStyles = css`
  max-inline-size: 10rem;
  max-block-size: 5rem;
  object-fit: contain;
  object-position: left;
  background: none;
`;

const ruledRowStyles = css`
  ${linkRowStyles};
  border-block-end: 1px solid ${token('--color-line')};
`;

/** Places are marked as on the map. Their links lie above the card's own link, which covers the whole card. */
const placesStyles = css`
  ${linkRowStyles};
  ${smallStyles};
  position: relative;
  a::before {
    ${lozengeStyles};
    margin-inline-end: 0.625rem;
  }
`;

/** What the association is and how it uses donations. A part without content is not shown. */
export function AssociationPage(page: AssociationPageProps) {
  const { texts, files, appeal, frame, founded, work } = page;
  const { label, language } = useWording();
  const { bureau = [], publications, partners = [], join = [], dues, reason, childProtection } = texts;
  const { contactLinks } = frame.contact;
  const facts = [
    { name: label('association.founded'), value: founded },
    ...([...legalFacts, 'giftUse'] as const).map((fact) => ({ name: label(`trust.${fact}`), value: frame.site[fact] })),
  ];
  return (
    <PageBody
      title={texts.title}
      head={
        <>
          <p css={leadStyles}>{texts.lead}</p>
          <FactList facts={facts} />
        </>
      }
      picture={texts.picture && <ActivityPicture isFirst activity={texts} />}
    >
      {reason && (
        <AssociationPart title={label('association.reason')} styles={reasonStyles}>
          <MarkdownText html={reason} />
        </AssociationPart>
      )}
      {work.length > 0 && (
        <AssociationPart title={label('association.work')}>
          <ul css={cardGridStyles}>
            {work.map(({ albums, ...card }) => (
              <li key={card.slug}>
                <ActivityCover card={card}>
                  {albums[0] && (
                    <ul css={placesStyles} aria-label={label('activity.albums')}>
                      {albums.map((album) => (
                        <li key={album.slug} lang={album.place ? album.placeLanguage : album.nameLanguage}>
                          <a href={localizedPath(albumPath(album.slug), language)}>{album.place || album.name}</a>
                        </li>
                      ))}
                    </ul>
                  )}
                </ActivityCover>
              </li>
            ))}
          </ul>
        </AssociationPart>
      )}
      {bureau.length > 0 && (
        <AssociationPart title={label('association.bureau')}>
          <ul css={cardsStyles}>
            {bureau.map(({ id, name, role, photo }) => (
              <li key={id} css={cardStyles}>
                {photo && <Picture styles={portraitStyles} src={photo} alt="" sizes="12rem" />}
                <h3>{name}</h3>
                <p>{role}</p>
              </li>
            ))}
          </ul>
        </AssociationPart>
      )}
      <Publications publications={publications} files={files} />
      {partners.length > 0 && (
        <AssociationPart title={label('association.partners')}>
          <ul css={cardsStyles}>
            {partners.map(({ id, name, work: jointWork, url, picture: logo }) => (
              <li key={id} css={cardStyles}>
                {logo && <Picture styles={logoStyles} src={logo} alt="" sizes="10rem" />}
                <h3>{name}</h3>
                <p>{jointWork}</p>
                {url && <a href={url}>{parseUrl(url)?.host ?? url}</a>}
              </li>
            ))}
          </ul>
        </AssociationPart>
      )}
      {isReachable(contactLinks) && (join.length > 0 || dues) && (
        <AssociationPart title={label('association.join')}>
          {dues && <p>{dues}</p>}
          <ul css={cardsStyles}>
            {join.map(({ id, title, text, message }) => (
              <li key={id} css={cardStyles}>
                <h3>{title}</h3>
                <p>{text}</p>
                <a
                  css={[buttonStyles.outline, wideButtonsStyles]}
                  href={messageLink(contactLinks, message) ?? `${localizedPath('/', language)}#${anchors.contact}`}
                  aria-label={label('association.writeAbout', { title })}
                >
                  {label('association.write')}
                </a>
              </li>
            ))}
          </ul>
        </AssociationPart>
      )}
      {childProtection && (
        <AssociationPart id={protectionAnchor} title={label('association.childProtection')} styles={columnsStyles}>
          <MarkdownText html={childProtection} />
        </AssociationPart>
      )}
      <Appeal {...appeal} />
    </PageBody>
  );
}

type PublicationsProps = Pick<AssociationContent['texts'], 'publications'> & Pick<PageMedia, 'files'>;

function Publications({ publications, files }: PublicationsProps) {
  const { label } = useWording();
  const megabytes = useMegabytes();
  const published = publications.flatMap(({ file, ...publication }) => {
    const { url, bytes } = files[file] ?? {};
    return url && bytes ? [{ ...publication, url, bytes }] : [];
  });
  if (published.length === 0) return null;
  return (
    <AssociationPart title={label('association.publications')}>
      <ul>
        {published.map(({ id, title, year, language: textLanguage, url, bytes }) => (
          <li key={id} css={ruledRowStyles}>
            <a href={url} hrefLang={textLanguage} type="application/pdf">
              {title} {year}
            </a>
            <span css={smallStyles}>
              {label('association.publication', {
                size: megabytes(bytes),
                language: label(`association.${textLanguage}`),
              })}
            </span>
          </li>
        ))}
      </ul>
    </AssociationPart>
  );
}

type AssociationPartProps = { id?: string; title: string; styles?: SerializedStyles; children: ReactNode };

function AssociationPart({ id, title, styles, children }: AssociationPartProps) {
  return (
    <section id={id} css={[partStyles, styles]}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
