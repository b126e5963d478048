import { css } from '@emotion/react';
import type { Site } from '../../content/model/model';
import type { Frame } from '../../content/present/present';
import { associationPath, legalAnchor, localizedPath, posterPath, privacyPath, protectionAnchor } from '../../routes';
import { ContactLinks } from '../../shared/components/ContactLinks';
import { Drawing, Emblem, iconPaths } from '../../shared/components/Icon';
import { from, until } from '../../shared/theme/breakpoints';
import {
  deferLayout,
  onDarkStyles,
  screenOnlyStyles,
  touchStyles,
  visuallyHiddenStyles,
} from '../../shared/theme/islandStyles';
import { pageColumnStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { type LabelKey, useWording } from '../../shared/wording/wording';
import { NdopBand } from '../layout/NdopBand';
import { DataSaverSwitch } from './DataSaverSwitch';
import { menu } from './menu';

/** `home`: the landing page's path; empty on the landing page itself. */
type FooterProps = Frame & { home: string };

/** Scripts contain every shared icon, so the networks that only the footer shows are drawn here. */
const networks: Record<Site['socials'][number]['id'], [name: string, path: string]> = {
  facebook: ['Facebook', 'M14 8.5h3V4.5h-3c-2.5 0-4 1.7-4 4.2V11H7v4h3v6h4v-6h3l.7-4H14V9.2c0-.5.2-.7.7-.7z'],
  youtube: [
    'YouTube',
    'M3 7.5C3 6 4 5.5 5 5.4c4.6-.5 9.4-.5 14 0 1 .1 2 .6 2 2.1v9c0 1.5-1 2-2 2.1-4.6.5-9.4.5-14 0-1-.1-2-.6-2-2.1zM10 9v6l5-3z',
  ],
  instagram: [
    'Instagram',
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17.3 6.7h.01',
  ],
  whatsapp: ['WhatsApp', iconPaths.whatsapp],
};

const footerStyles = css`
  ${deferLayout('43rem')};
  background: ${token('--color-night-deep')};
  ${onDarkStyles};
`;

const layoutStyles = css`
  ${pageColumnStyles};
  display: grid;
  gap: 0.75rem;
  padding-block: clamp(1.5rem, 5vw, 4rem) 1rem;
  ${from.medium} {
    /* Keeps the e-mail address on one line. */
    grid-template-columns: minmax(0, calc(50% - 1rem)) minmax(max-content, 1fr) minmax(max-content, 1fr);
    gap: 2.5rem 2rem;
  }
  a {
    ${touchStyles};
    /* With text of twice the size, an e-mail address still stays on one line of a phone. */
    font-size: min(1em, 7.3vw);
    &:not([href]) {
      opacity: 0.7;
    }
  }
  /* Links, the switch and placeholders of contacts are useless on paper. */
  @media print {
    nav, button, ul[aria-label], a:not([href]) {
      display: none !important;
    }
  }
  ${until.medium} {
    > nav > ul {
      columns: 3 5.5rem;
    }
  }
`;

const aboutStyles = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: 0.5rem;
  > * {
    max-inline-size: 26rem;
  }
`;

const brandStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  /* The printed header has emblem and name already. */
  ${screenOnlyStyles};
  /* The emblem is as dark as the footer: a line shows its edge. */
  > svg > path:first-of-type {
    stroke: ${token('--color-on-dark')};
  }
`;

const nameStyles = css`
  flex: 1 1 9rem;
  font: 800 ${token('--size-lead')} / 1.15 ${token('--font-display')};
  letter-spacing: -0.02em;
  max-inline-size: 16.5em;
`;

const softStyles = css({ color: token('--color-soft') });

const socialStyles = css`
  ${softStyles};
  display: flex;
  align-items: center;
  margin-inline-start: -10px;
  a {
    display: flex;
    justify-content: center;
    inline-size: ${token('--size-touch')};
  }
`;

/** Spans all columns. Its inline size is zero, so that a long text widens none of them. */
const legalStyles = css`
  inline-size: 0;
  min-inline-size: 100%;
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.5rem;
    ${screenOnlyStyles};
  }
  padding-block-start: 1rem;
  border-block-start: 1px solid ${token('--color-night-line')};
  font-size: ${token('--size-small')};
  color: ${token('--color-soft')};
  ${from.medium} {
    grid-column: 1 / -1;
  }
`;

export function Footer({ site, hero, contact, footer, hasChildProtection, home }: FooterProps) {
  const { label, language } = useWording();
  const links: [path: string, label: LabelKey][] = [
    [posterPath, 'donation.poster'],
    [privacyPath, 'footer.privacy'],
  ];
  if (site.legalName) links.push([`${privacyPath}#${legalAnchor}`, 'footer.legal']);
  if (hasChildProtection) links.push([`${associationPath}#${protectionAnchor}`, 'association.childProtection']);
  return (
    <footer css={footerStyles}>
      <NdopBand />
      <div css={layoutStyles}>
        <div css={aboutStyles}>
          <div css={brandStyles}>
            <Emblem size="3rem" />
            <p css={nameStyles}>{site.name}</p>
          </div>
          <p css={{ color: token('--color-highlight') }} lang={hero.mottoLanguage}>
            {hero.motto}
          </p>
          <p css={[softStyles, { fontSize: token('--size-small') }]}>{footer.description}</p>
          <DataSaverSwitch />
        </div>
        <div>
          <ul css={softStyles}>
            <li>
              <span css={touchStyles}>{contact.address}</span>
            </li>
            <ContactLinks contact={contact} />
          </ul>
          <ul css={socialStyles} aria-label={label('footer.social')}>
            {site.socials.map(({ id, url }) => {
              const [network, path] = networks[id];
              return (
                <li key={id}>
                  <a href={url}>
                    <Drawing path={path} size="24px" />
                    <span css={visuallyHiddenStyles}>{url ? network : label('footer.soon', { network })}</span>
                  </a>
                </li>
              );
            })}
            {/* Hidden, because screen readers read the same with each network. */}
            {!site.socials.some(({ url }) => url) && <li aria-hidden="true">{label('footer.toCome')}</li>}
          </ul>
        </div>
        <nav aria-label={label('footer.links')}>
          <ul css={softStyles}>
            {menu.map(({ label: key, hash }) => (
              <li key={hash}>
                <a href={`${home}${hash}`}>{label(key)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div css={legalStyles}>
          {[footer.copyright, site.legalName].filter(Boolean).join(' · ')}
          <p>
            {links.map(([path, key]) => (
              <a key={key} href={localizedPath(path, language)}>
                {label(key)}
              </a>
            ))}
          </p>
        </div>
      </div>
    </footer>
  );
}
