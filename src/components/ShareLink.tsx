import { css } from '@emotion/react';
import { createContext, type MouseEvent, useContext, useEffect, useState } from 'react';
import type { Site } from '../content/model';
import { localizedPath } from '../i18n/languages';
import { token } from '../theme/tokens';
import { Icon } from './Icon';
import { useLabels, usePageLanguage } from './useLabels';

/** The site whose pages are shared. In a preview there is none, and nothing to share. */
export const SharedSiteContext = createContext<Pick<Site, 'name' | 'url'> | undefined>(undefined);

type ShareLinkProps = {
  /** The address to share, in the default language: a page, or a place on it. */
  path: string;
  /** What is shared, as it is said of the link. */
  what: string;
  /** What the link itself says, where it is not the usual word. */
  action?: string;
  /** The sentence that goes with the address. */
  sentence: (site: string) => string;
};

const linkStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-block-size: ${token('--size-touch')};
  font-weight: 700;
  text-decoration-thickness: 2px;
`;

/** Shares by the phone's own sheet where the browser has it, else by a WhatsApp link, which also works without scripts. */
export function ShareLink({ path, what, action, sentence }: ShareLinkProps) {
  const label = useLabels();
  const language = usePageLanguage();
  const site = useContext(SharedSiteContext);
  const [hasSheet, setHasSheet] = useState(false);
  useEffect(() => setHasSheet('share' in navigator), []);
  if (!site) return null;

  const text = sentence(site.name);
  const url = new URL(localizedPath(path, language), site.url).href;
  const href = `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`;
  const share = (event: MouseEvent) => {
    if (!hasSheet) return;
    event.preventDefault();
    navigator.share({ title: what, text, url }).catch((error: unknown) => {
      // A sheet that is closed again is an answer too, and a second tap finds one open.
      const isAnswered = error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
      if (!isAnswered) window.location.assign(href);
    });
  };
  return (
    <a
      css={linkStyles}
      href={href}
      aria-label={action ? undefined : label(hasSheet ? 'share.native' : 'share.whatsapp', { what })}
      onClick={share}
    >
      <Icon name={hasSheet ? 'share' : 'whatsapp'} size="1.25em" />
      {action ?? label('share.action')}
    </a>
  );
}
