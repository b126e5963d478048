import { useWording } from '../wording/wording';
import { ShareLink, type ShareLinkProps, labelNames as shareLabelNames } from './ShareLink';

export const labelNames = [...shareLabelNames, 'share.siteAction', 'share.site'] as const;

export function SiteShare(props: Pick<ShareLinkProps, 'path' | 'styles'>) {
  const { label, site } = useWording<typeof labelNames>();
  return (
    <ShareLink
      {...props}
      what={site?.name ?? ''}
      action={label('share.siteAction')}
      sentence={(name) => label('share.site', { site: name })}
    />
  );
}
