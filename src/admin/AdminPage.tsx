import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import { createElement, Fragment, type ReactNode, useEffect, useState } from 'react';
import adminLabels from '../../content/labels/fr/admin.json';
import { Emblem } from '../components/Icon';
import { Toaster } from '../components/Toaster';
import { useLabels } from '../components/wording';
import type { DocumentKey } from '../content/documents';
import type { Entry } from '../content/localize';
import type { Site } from '../content/model';
import { columnStyles } from '../layout/PageSection';
import { loginPath } from '../routes';
import { from } from '../theme/media';
import { token } from '../theme/tokens';
import { isRemembered, isSignedIn } from './session/session';
import { noticeStyles } from './styles';

type AdminPageProps = {
  /** Leads to the login without the stored flag, and shows nothing of itself before that is known. */
  protect?: boolean;
  children: ReactNode;
};

const demoStyles = css`
  position: sticky;
  inset-block-start: 0;
  z-index: 10;
  padding: 0.5rem ${token('--space-page')};
  background: ${token('--color-mark')};
  color: ${token('--color-ink')};
  font-size: ${token('--size-small')};
  font-weight: 700;
  text-align: center;
  span {
    display: none;
    ${from.medium} {
      display: inline;
    }
  }
`;

const mainStyles = css`
  ${columnStyles};
  display: grid;
  gap: 1.5rem;
  padding-block: 1.5rem 6rem;
`;

/** What every screen of the demo editor has around it: above all, that it is a demo. */
export function AdminPage({ protect = false, children }: AdminPageProps) {
  const label = useLabels();
  const [isOpen, setIsOpen] = useState(!protect);
  useEffect(() => {
    if (!protect || isSignedIn()) setIsOpen(true);
    // The page asked for goes along as `next`, for after the login.
    else void navigate(`${loginPath}?next=${encodeURIComponent(window.location.pathname)}`, { replace: true });
  }, [protect]);
  return (
    <div css={{ marginBlockStart: `calc(-1 * ${token('--height-bar')})` }}>
      <aside css={demoStyles}>
        {label('admin.demo')} <span>{label('admin.demoMore')}</span>
      </aside>
      <header css={columnStyles}>
        <p css={{ display: 'flex', alignItems: 'center', gap: '0.625rem', paddingBlockStart: '1rem', fontWeight: 700 }}>
          <Emblem />
          {label('admin.title')}
        </p>
      </header>
      <main css={mainStyles}>
        <noscript>{label('admin.noScript')}</noscript>
        {protect && isOpen && !isRemembered() && <p css={noticeStyles}>{label('admin.notRemembered')}</p>}
        {isOpen && children}
      </main>
      <Toaster />
    </div>
  );
}

/** What the editor starts from, as its pages' queries return it. */
export type EditorQuery = {
  editor: { content: { entries: Record<DocumentKey, Entry>; site: Site; uploads: string[] } };
};

/**
 * What stands in `<head>` of a screen of the editor: none of them is for search engines. Made without JSX, for the reason
 * that PageHead has.
 */
export function AdminHead({ section }: { section: DocumentKey | 'dashboard' | 'login' }) {
  // Labels come from the file itself: Gatsby draws the head outside of the page, where there are no translations.
  const title = `${adminLabels[`admin.${section}.title`]} · ${adminLabels['admin.title']}`;
  return createElement(
    Fragment,
    {},
    createElement('html', { lang: 'fr' }),
    createElement('title', {}, title),
    createElement('meta', { name: 'robots', content: 'noindex' }),
    createElement('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  );
}
