import { css } from '@emotion/react';
import { isReachable } from '../../content/present/contactLinks';
import type { Frame, PresentedContent } from '../../content/present/present';
import { numberFacts } from '../../content/present/siteFacts';
import { legalAnchor } from '../../routes';
import { ContactLinks } from '../../shared/components/ContactLinks';
import { columnsStyles, leadStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useLabels } from '../../shared/wording/wording';
import { FactList } from '../layout/FactList';
import { PageBody } from '../layout/PageBody';

const partStyles = css`
  ${columnsStyles};
  padding-block-start: 1rem;
  border-block-start: 1px solid ${token('--color-line')};
  > div, ul {
    display: grid;
    gap: 0.75rem;
    max-inline-size: ${token('--width-text')};
  }
`;

/** What the code stores on a device, by label. e2e/pages/privacy.spec.ts checks that nothing else is stored. */
const stored = ['values', 'payment', 'saver', 'offline', 'editor'] as const;

type PrivacyPageProps = { frame: Pick<Frame, 'site' | 'contact'>; texts: PresentedContent['privacy'] };

/** The association's texts, and what the code stores on a device. With a known legal name, a legal notice follows. */
export function PrivacyPage({ frame, texts }: PrivacyPageProps) {
  const label = useLabels();
  const { site, contact } = frame;
  // This part moves into the legal notice, if there is one.
  const host = texts.parts.find(({ id }) => id === 'host');
  // Without real contacts, an enlarged photo has no link that asks to remove it.
  const hidden = [site.legalName && 'host', !isReachable(contact.contactLinks) && 'photos'];
  const parts = texts.parts.filter(({ id }) => !hidden.includes(id));
  const facts = [
    { name: label('privacy.publisher'), value: site.legalName },
    { name: label('contact.address'), value: contact.address },
    ...numberFacts.map((fact) => ({ name: label(`trust.${fact}`), value: site[fact] })),
    { name: label('privacy.personInCharge'), value: site.personInCharge },
    ...(host ? [{ name: host.title, value: host.text }] : []),
  ];
  return (
    <PageBody title={texts.title} head={<p css={leadStyles}>{texts.lead}</p>}>
      {parts.map(({ id, title, text }) => (
        <section key={id} css={partStyles}>
          <h2>{title}</h2>
          <div>
            <p>{text}</p>
          </div>
        </section>
      ))}
      <section css={partStyles}>
        <h2>{label('privacy.stored')}</h2>
        <div>
          <p>{label('privacy.storedLead')}</p>
          <ul>
            {stored.map((key) => (
              <li key={key}>{label(`privacy.${key}`)}</li>
            ))}
          </ul>
        </div>
      </section>
      {site.legalName && (
        <section id={legalAnchor} css={partStyles}>
          <h2>{label('footer.legal')}</h2>
          <FactList facts={facts} />
        </section>
      )}
      {isReachable(contact.contactLinks) && (
        <section css={partStyles}>
          <h2>{label('privacy.contact')}</h2>
          <ul>
            <ContactLinks contact={contact} />
          </ul>
        </section>
      )}
    </PageBody>
  );
}
