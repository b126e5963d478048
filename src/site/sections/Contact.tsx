import { css } from '@emotion/react';
import type { ContactLinks as Links } from '../../content/contactLinks';
import type { SectionContent } from '../../content/model';
import { anchors } from '../../routes';
import { ContactLinks } from '../../shared/components/ContactLinks';
import { Icon } from '../../shared/components/Icon';
import { useLabels } from '../../shared/components/wording';
import { buttonStyles } from '../../shared/theme/buttonStyles';
import { from } from '../../shared/theme/media';
import { smallText } from '../../shared/theme/mixins';
import { cardBox } from '../../shared/theme/pageMixins';
import { token } from '../../shared/theme/tokens';
import { PageSection } from '../layout/PageSection';
import { SectionHeading } from '../layout/SectionHeading';

/** Without links, the contacts are plain text. */
type ContactProps = SectionContent['contact'] & { contactLinks?: Links };

const layoutStyles = css`
  display: grid;
  gap: 2rem;
  ${from.medium} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
  /* The footer has the contacts. */
  @media print {
    display: none;
  }
`;

const cardStyles = css`
  display: grid;
  gap: 1.25rem;
  padding: clamp(min(1.25rem, 7vw), 3vw, 2rem);
  ${cardBox};
  dt {
    ${smallText};
  }
  dd {
    /* A phone number stays on one line in text of twice the size. */
    font-size: min(${token('--size-lead')}, 7.3vw);
    font-weight: 700;
  }
`;

export function Contact({ title, subtitle, address, contactLinks = {}, ...contact }: ContactProps) {
  const label = useLabels();
  return (
    <PageSection id={anchors.contact} tone="deep" estimatedHeight="33rem">
      <div css={layoutStyles}>
        <SectionHeading title={title} lead={subtitle} />
        <dl css={cardStyles}>
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
            <dd>{address}</dd>
          </div>
          <ContactLinks contact={{ ...contact, contactLinks }} named />
        </dl>
      </div>
    </PageSection>
  );
}
