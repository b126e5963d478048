import { css } from '@emotion/react';
import type { SectionContent } from '../../content/model/model';
import { type ContactHrefs, isReachable } from '../../content/present/contactLinks';
import { anchors } from '../../routes';
import { ContactLinks } from '../../shared/components/ContactLinks';
import { Icon } from '../../shared/components/Icon';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { displayFace, touchStyles } from '../../shared/theme/islandStyles';
import { columnsStyles } from '../../shared/theme/pageStyles';
import { token } from '../../shared/theme/tokens';
import { useLabels } from '../../shared/wording/wording';
import { PageSection } from '../layout/PageSection';
import { SectionHeading } from '../layout/SectionHeading';

/** Without links, the contacts are plain text. */
type ContactSectionProps = SectionContent['contact'] & { contactLinks?: ContactHrefs };

/** One row per contact. The name is smaller, and above the contact if large text leaves no room beside it. */
const listStyles = css`
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 0.25rem;
    border-block-start: 1px solid ${token('--color-ink')};
    color: ${token('--color-ink-soft')};
  }
  dt {
    flex: 0 0 5rem;
    font-size: min(0.875rem, 6.5vw);
  }
  dd {
    flex: auto;
  }
  /* Known values; placeholders have no link and stay quieter. */
  dd > :is([href], span) {
    color: ${token('--color-ink')};
    /* With text of twice the size, a phone number still stays on one line. */
    ${displayFace(`min(${token('--size-card-title')}, 7.3vw)`)};
  }
`;

export function ContactSection({ title, subtitle, address, contactLinks = {}, ...contact }: ContactSectionProps) {
  const label = useLabels();
  const lead = [subtitle, !isReachable(contactLinks) && label('contact.toCome')];
  return (
    <PageSection id={anchors.contact} tone="band" estimatedHeight="20rem">
      <div css={[columnsStyles, { rowGap: token('--space-block') }]}>
        <SectionHeading title={title} lead={lead.filter(Boolean).join(' ')} />
        <dl css={listStyles}>
          {contactLinks.whatsapp && (
            <div>
              <dt>WhatsApp</dt>
              <dd>
                <a css={[buttonStyles.primary, { inlineSize: '100%' }]} href={contactLinks.whatsapp}>
                  <Icon name="whatsapp" size="1.25em" />
                  {label('contact.whatsapp')}
                </a>
              </dd>
            </div>
          )}
          <div>
            <dt>{label('contact.address')}</dt>
            <dd>
              <span css={touchStyles}>{address}</span>
            </dd>
          </div>
          <ContactLinks contact={{ ...contact, contactLinks }} hasNames />
        </dl>
      </div>
    </PageSection>
  );
}
