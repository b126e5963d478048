import { buttonStyles } from '../components/buttonStyles';
import { ContactLink } from '../components/ContactLink';
import { useLabels } from '../components/wording';
import type { Frame } from '../content/present';
import { Panel } from '../layout/Panel';
import { leadStyles, titleStyles } from '../layout/SectionHeading';

type OfflineProps = { contact: Frame['contact'] };

/** What stands in the place of a page that cannot be had without a network. It has no scripts. */
export function Offline({ contact }: OfflineProps) {
  const label = useLabels();
  return (
    <Panel>
      <h1 css={titleStyles}>{label('offline.title')}</h1>
      <p css={leadStyles}>{label('offline.text')}</p>
      {/* To the address that was asked for, which this page is shown at. */}
      <a css={buttonStyles.primary} href="?">
        {label('offline.retry')}
      </a>
      <p>{label('offline.contact')}</p>
      <ul>
        <li>
          <ContactLink value={contact.phone} href={contact.reach.phone} />
        </li>
        <li>
          <ContactLink value={contact.email} href={contact.reach.email} />
        </li>
        <li>{contact.address}</li>
      </ul>
    </Panel>
  );
}
