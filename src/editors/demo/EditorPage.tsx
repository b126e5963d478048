import { css, Global } from '@emotion/react';
import { navigate } from 'gatsby';
import { createElement, Fragment, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import editorLabels from '../../../content/labels/fr/editor.json';
import type { FixedDocumentKey } from '../../content/documents/documents';
import { loginPath } from '../../routes';
import { toast, toastStore } from '../../shared/browser/toasts';
import { Emblem } from '../../shared/components/Icon';
import { Toaster } from '../../shared/components/Toaster.island';
import { from, until } from '../../shared/theme/breakpoints';
import { pageEdge } from '../../shared/theme/islandStyles';
import { pageColumnStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { usePageWording } from '../../shared/wording/pageWording';
import { WordingContext } from '../../shared/wording/wording';
import { quietStyles, toolRowStyles } from './editorStyles';
import { BackLink } from './OpenLink';
import { isSignedIn, signOut } from './session/session';
import { trackHeight } from './trackHeight';

type EditorPageProps = {
  /** Redirects to the login if there is no session. Renders no children before that is known. */
  isProtected?: boolean;
  /** Shows the link to the dashboard in the header, in place of the title and the logout. */
  hasBack?: boolean;
  children: ReactNode;
};

const demoStyles = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  padding: 0.6875rem ${pageEdge};
  background: ${token('--color-mark')};
  color: ${token('--color-ink')};
  font-size: min(${token('--size-small')}, 5.5vw);
  font-weight: 700;
`;

/** The scroll padding keeps what is scrolled into view clear of the sticky bars and of a toast. */
const pageStyles = css`
  html {
    scroll-padding-block: calc(var(--banner, 3rem) + 5.5rem) calc(var(--save-bar, 0px) + min(5.5rem, 12vh));
  }
`;

const frameStyles = css`
  margin-block-start: calc(-1 * ${token('--height-bar')});
`;

/** A toast lies beside the words of the banner or, on a phone, below it. */
const toastPlaceStyles = css`
  margin-inline-start: auto;
  inset-block-start: var(--banner);
  > div {
    min-block-size: var(--banner);
  }
  ${from.medium} {
    inset-block-start: 0;
    margin-inline: auto ${pageEdge};
  }
  ${from.large} {
    inline-size: fit-content;
    max-inline-size: 40rem;
  }
`;

/** Other sticky elements stay below the banner. */
const trackBanner = trackHeight('--banner');

const headerStyles = css`
  ${toolRowStyles};
  min-block-size: ${token('--size-touch')};
  margin-block: 0.75rem;
  font-weight: 700;
  button {
    margin-inline-start: auto;
  }
`;

const mainStyles = css`
  ${pageColumnStyles};
  display: grid;
  gap: 1.5rem;
  padding-block-end: 6rem;
  h1 {
    font-size: min(clamp(1.625rem, 1.2rem + 1.7vw, 2.625rem), 12vw);
  }
  h2 {
    font-size: ${token('--size-card-title')};
  }
  summary {
    min-block-size: ${token('--size-touch')};
    align-content: center;
    cursor: pointer;
  }
`;

const leave = () => {
  signOut();
  void navigate(loginPath, { replace: true });
};

/** The frame of every page of the editor: labels, demo banner, header and toasts. */
export function EditorPage({ isProtected = false, hasBack = false, children }: EditorPageProps) {
  const wording = usePageWording();
  const { label } = wording;
  const [isAllowed, setIsAllowed] = useState(!isProtected);
  // In a layout effect, so that the heading exists when Gatsby announces the page.
  useLayoutEffect(() => {
    if (!isProtected || isSignedIn()) setIsAllowed(true);
    else void navigate(loginPath, { replace: true });
  }, [isProtected]);
  // Repeats the previous page's toasts a moment later: this page has a new live region, and screen readers announce
  // only what is added to a region that they know.
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { id: _, tone, ...text } of toastStore.getSnapshot()) toast[tone](text);
    }, 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <WordingContext value={wording}>
      <div css={frameStyles}>
        <Global styles={pageStyles} />
        <aside ref={trackBanner} css={demoStyles}>
          {label('editor.demo')}
        </aside>
        <header css={pageColumnStyles}>
          <p css={[headerStyles, hasBack && { [until.medium]: { marginBlock: 0 } }]}>
            <Emblem />
            {hasBack ? <BackLink /> : label('editor.title')}
            {isProtected && !hasBack && (
              <button type="button" css={quietStyles} onClick={leave}>
                {label('editor.logout')}
              </button>
            )}
          </p>
        </header>
        <main css={mainStyles}>
          <noscript>{label('editor.noScript')}</noscript>
          {isAllowed && children}
        </main>
        <Toaster place={toastPlaceStyles} />
      </div>
    </WordingContext>
  );
}

/** The `<head>` of the editor's pages, which search engines must not list. Without JSX: see PageHead.ts. */
export function EditorHead({ page }: { page: FixedDocumentKey | 'album' | 'dashboard' | 'guide' | 'login' }) {
  // Labels are imported, because Gatsby renders the head outside the page, without translations.
  const title = `${editorLabels[`editor.${page}.title`]} · ${editorLabels['editor.title']}`;
  return createElement(
    Fragment,
    {},
    createElement('html', { lang: 'fr' }),
    createElement('title', {}, title),
    createElement('meta', { name: 'robots', content: 'noindex' }),
    createElement('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  );
}
