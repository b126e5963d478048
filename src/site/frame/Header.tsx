import { css } from '@emotion/react';
import { anchors, localizedPath } from '../../routes';
import { Drawing, Emblem, Icon } from '../../shared/components/Icon';
import { containerFrom, containerUntil, from } from '../../shared/theme/breakpoints';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { touchStyles, visuallyHiddenStyles } from '../../shared/theme/islandStyles';
import { pageColumnStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { DataSaverSwitch } from './DataSaverSwitch';
import { LanguageSwitch } from './LanguageSwitch';
import { menu, menuPages } from './menu';

type HeaderProps = {
  name: string;
  shortName: string;
  /** The landing page's path in this language; empty on the landing page itself. */
  home: string;
  /** The page's path in the default language. */
  path: string;
  /** False on return pages, so that nobody pays twice by mistake. */
  offersDonation: boolean;
};

const barStyles = css`
  position: fixed;
  inset: 0 0 auto;
  z-index: 10;
  background: ${token('--color-paper')};
  border-block-end: 1px solid ${token('--color-line')};
  container-type: inline-size;
  /* Printed once: a fixed element would appear on every sheet. */
  @media print {
    position: absolute;
  }
`;

const rowStyles = css`
  ${pageColumnStyles};
  display: flex;
  align-items: center;
  gap: max(8px, 1.5vw);
  block-size: ${token('--height-bar')};
  font-size: ${token('--size-small')};
  /* Print shows only emblem and name. */
  @media print {
    > * + * {
      display: none !important;
    }
  }
`;

const brandStyles = css`
  ${touchStyles};
  gap: 0.375rem;
  min-inline-size: min-content;
  margin-inline-end: auto;
  overflow-wrap: normal;
  /* Small enough for two lines between the emblem and the buttons of the smallest phone. */
  font: 800 min(1em, 3.9cqi) / 1.1 ${token('--font-display')};
  text-decoration: none;
  ${containerFrom.wide} {
    max-inline-size: 17rem;
  }
`;

/** Visually hidden if there is no room: screen readers still read it. */
const shortNameStyles = css`
  ${containerFrom.wide} {
    display: none;
  }
  ${containerUntil.brand} {
    ${visuallyHiddenStyles};
  }
`;

const fullNameStyles = css`
  display: none;
  ${containerFrom.wide} {
    display: inline;
  }
`;

const linksStyles = css`
  display: none;
  ${containerFrom.menu} {
    display: flex;
    flex: none;
  }
`;

const linkStyles = css`
  ${touchStyles};
  /* 0.5rem in a bar of up to 70rem, where room is short, and 0.75rem from 75rem on. */
  padding-inline: clamp(0.5rem, 5cqi - 3rem, 0.75rem);
  outline-offset: -3px;
  font-weight: 700;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;

const donateStyles = css`
  ${buttonStyles.donate};
  min-inline-size: min-content;
  min-block-size: ${token('--size-touch')};
  padding: 0 max(10px, 1.4vw);
  line-height: 1.1;
  overflow-wrap: normal;
  /* In the low bar, the button looks lower than its touch area: the border has no colour. */
  ${from.sideways} {
    background-clip: padding-box;
  }
`;

const menuStyles = css`
  flex: none;
  ${containerFrom.menu} {
    display: none;
  }
  > summary {
    display: grid;
    place-items: center end;
    min-inline-size: ${token('--size-touch')};
    min-block-size: ${token('--size-touch')};
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] > summary > svg:first-of-type,
  &:not([open]) > summary > svg:last-of-type {
    display: none;
  }
  /* A veil over the page. A press on it closes the menu, because the veil belongs to the summary. */
  &[open] > summary::before {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    block-size: 100vh;
    background: ${token('--color-veil')};
  }
`;

const menuPanelStyles = css`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  max-block-size: calc(100dvh - ${token('--height-bar')});
  overflow-y: auto;
  padding-block-start: 0.5rem;
  background: ${token('--color-paper')};
  &::after {
    content: '';
    display: block;
    block-size: 1.5rem;
    background: ${token('--image-ndop')} center / 1.5rem, ${token('--color-night')};
  }
  ${from.medium} {
    inset-inline-start: auto;
    inline-size: 22rem;
  }
  li a {
    ${pageColumnStyles};
    min-block-size: clamp(2.75rem, 12vh, 3.25rem);
    font: 800 1.25rem / 1.2 ${token('--font-display')};
  }
  li + li {
    border-block-start: 1px solid ${token('--color-line')};
  }
`;

const pagesStyles = css`
  ${pageColumnStyles};
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: 0.5rem 1.5rem;
  padding-block: 0.5rem;
  background: ${token('--color-paper-deep')};
  a {
    ${touchStyles};
  }
  button {
    grid-column: 1 / -1;
  }
`;

/** Below 62.5rem, the links fold into a `<details>`, which scriptLoader.ts and enhancePage.ts close. */
export function Header({ name, shortName, home, path, offersDonation }: HeaderProps) {
  const { label, language } = useWording();

  const links = menu.map(({ label: key, hash }) => (
    <li key={hash}>
      <a css={linkStyles} href={`${home}${hash}`}>
        {label(key)}
      </a>
    </li>
  ));

  return (
    <header css={barStyles}>
      <div css={rowStyles}>
        <a css={brandStyles} href={`${home}${menu[0]?.hash}`}>
          <Emblem />
          <span css={shortNameStyles}>{shortName}</span>
          <span css={fullNameStyles}>{name}</span>
        </a>
        <nav aria-label={label('nav.label')} css={linksStyles}>
          <ul css={{ display: 'contents' }}>{links}</ul>
        </nav>
        <LanguageSwitch path={path} />
        {offersDonation && (
          <a css={donateStyles} href={`${home}#${anchors.donation}`}>
            {label('nav.donate')}
          </a>
        )}
        <details css={menuStyles}>
          <summary>
            <Drawing path="M3 6h18M3 12h18M3 18h18" size="1.5rem" />
            <Icon name="close" size="1.5rem" />
            <span css={visuallyHiddenStyles}>{label('nav.menu')}</span>
          </summary>
          <nav aria-label={label('nav.label')} css={menuPanelStyles}>
            <ul>{links}</ul>
            <p css={pagesStyles}>
              {menuPages.map(([page, key]) => (
                <a key={key} href={localizedPath(page, language)}>
                  {label(key)}
                </a>
              ))}
              <DataSaverSwitch />
            </p>
          </nav>
        </details>
      </div>
    </header>
  );
}
