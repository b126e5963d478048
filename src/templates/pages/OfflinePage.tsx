import { ContactLinks } from '../../components/ContactLinks';
import { useLabels } from '../../components/wording';
import type { Frame } from '../../content/present';
import type { PageOf } from '../../gatsby/preparePages';
import { Page } from '../../layout/Page';
import { PageHead } from '../../layout/PageHead';
import { Panel } from '../../layout/Panel';
import { buttonStyles } from '../../theme/buttonStyles';
import { leadStyles, titleStyles } from '../../theme/textStyles';

/** The service worker's fallback for pages that are not cached. It has no scripts. */
function Offline({ contact }: Pick<Frame, 'contact'>) {
  const label = useLabels();
  return (
    <Panel>
      <h1 css={titleStyles}>{label('offline.title')}</h1>
      <p css={leadStyles}>{label('offline.text')}</p>
      {/* Reloads the requested URL, at which this page is shown. */}
      <a css={buttonStyles.primary} href="?">
        {label('offline.retry')}
      </a>
      <p>{label('offline.contact')}</p>
      <ul>
        <ContactLinks contact={contact} />
        <li>{contact.address}</li>
      </ul>
    </Panel>
  );
}

export function OfflinePage({ frame, path }: PageOf<'offline'>) {
  return (
    <Page frame={frame} path={path}>
      <Offline contact={frame.contact} />
    </Page>
  );
}

export function OfflineHead({ language, frame, title }: PageOf<'offline'>) {
  return <PageHead title={title} language={language} frame={frame} />;
}
