import type { Frame } from '../../content/present/present';
import { ContactLinks } from '../../shared/components/ContactLinks';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { leadStyles, titleStyles } from '../../shared/theme/pageStyles';
import { useLabels } from '../../shared/wording/wording';
import { IndexLinks } from '../layout/IndexLinks';
import { Panel } from '../layout/Panel';

/** The service worker's fallback for uncached pages. It has no script loader. */
export function OfflinePage({ frame: { contact } }: { frame: Pick<Frame, 'contact'> }) {
  const label = useLabels();
  return (
    <Panel>
      <h1 css={titleStyles}>{label('offline.title')}</h1>
      <p css={leadStyles}>{label('offline.text')}</p>
      {/* Reloads the requested URL, because this page is shown at that URL. */}
      <a css={buttonStyles.primary} href="?">
        {label('offline.retry')}
      </a>
      <IndexLinks />
      <p>{label('offline.contact')}</p>
      <ul css={{ fontSize: 'min(1em, 7vw)' }}>
        <ContactLinks contact={contact} />
        <li>{contact.address}</li>
      </ul>
    </Panel>
  );
}
