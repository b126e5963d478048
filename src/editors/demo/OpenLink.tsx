import { css, type SerializedStyles } from '@emotion/react';
import { Link } from 'gatsby';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { dashboardPath } from '../../routes';
import { toast } from '../../shared/components/toasts';
import { useLabels } from '../../shared/components/wording';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { touchTarget } from '../../shared/theme/mixins';

/** Gatsby's loader of pages, which keeps those that it has loaded. */
declare const ___loader: { loadPageSync: (path: string) => unknown };

/** Whether a page opens: without a network, only one that was loaded before. */
export function canOpen(path: string): boolean {
  return navigator.onLine || Boolean(___loader.loadPageSync(path));
}

type OpenLinkProps = { path: string; styles?: SerializedStyles | undefined; children: ReactNode };

/**
 * A link of the editor that shows at once that it was pressed, because on a slow network a page takes seconds. Without a network,
 * the browser's error page would take the place of this one.
 */
export function OpenLink({ path, styles = buttonStyles.primary, children }: OpenLinkProps) {
  const label = useLabels();
  const [isOpening, setIsOpening] = useState(false);
  const open = (event: MouseEvent) => {
    if (canOpen(path)) return setIsOpening(true);
    event.preventDefault();
    toast.error({ title: label('admin.dashboard.offlineTitle'), message: label('admin.dashboard.offline') });
  };
  return (
    <Link css={styles} to={path} onClick={open} data-opening={isOpening}>
      <span>{isOpening ? label('admin.dashboard.opening') : children}</span>
    </Link>
  );
}

const backStyles = css`
  ${touchTarget};
  justify-self: start;
  font-weight: 700;
`;

/** Leads to the dashboard. */
export function BackLink() {
  const label = useLabels();
  return (
    <OpenLink path={dashboardPath} styles={backStyles}>
      {label('admin.edit.back')}
    </OpenLink>
  );
}
