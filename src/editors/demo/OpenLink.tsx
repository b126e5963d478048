import { css, type SerializedStyles } from '@emotion/react';
import { Link } from 'gatsby';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { dashboardPath } from '../../routes';
import { toast } from '../../shared/browser/toasts';
import { asksForNewTab } from '../../shared/browser/useLinks';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { touchStyles } from '../../shared/theme/islandStyles';
import { useLabels } from '../../shared/wording/wording';

/** Gatsby's page loader, which caches the pages that it has loaded. */
declare const ___loader: { loadPageSync: (path: string) => unknown };

/** Whether a page can open. Without a network, only a page that was loaded before can. */
export function canOpen(path: string): boolean {
  return navigator.onLine || Boolean(___loader.loadPageSync(path));
}

type OpenLinkProps = { path: string; styles?: SerializedStyles | undefined; children: ReactNode };

/**
 * A link of the editor. It shows at once that it was pressed, because a page takes seconds on a slow network. Without a
 * network, it shows a toast, because the browser's error page would replace this page.
 */
export function OpenLink({ path, styles = buttonStyles.outline, children }: OpenLinkProps) {
  const label = useLabels();
  const [isOpening, setIsOpening] = useState(false);
  const follow = (event: MouseEvent) => {
    if (asksForNewTab(event)) return;
    if (canOpen(path)) return setIsOpening(true);
    event.preventDefault();
    toast.error({ title: label('editor.dashboard.offlineTitle'), message: label('editor.dashboard.offline') });
  };
  return (
    <Link css={styles} to={path} onClick={follow} data-opening={isOpening}>
      <span>{isOpening ? label('editor.dashboard.opening') : children}</span>
    </Link>
  );
}

const backStyles = css`
  ${touchStyles};
  justify-self: start;
  font-weight: 700;
`;

export function BackLink() {
  const label = useLabels();
  return (
    <OpenLink path={dashboardPath} styles={backStyles}>
      {label('editor.edit.back')}
    </OpenLink>
  );
}
