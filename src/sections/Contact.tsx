import { css } from '@emotion/react';
import { ContactLink } from '../components/ContactLink';
import { SectionHeading } from '../components/SectionHeading';
import { useLabels } from '../components/useLabels';
import type { SectionContent } from '../content/model';
import { from } from '../theme/media';
import { token } from '../theme/tokens';

const layoutStyles = css`
  display: grid;
  gap: 2rem;
  ${from.medium} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`;

const cardStyles = css`
  display: grid;
  gap: 1.25rem;
  padding: clamp(1.25rem, 3vw, 2rem);
  background: ${token('--color-card')};
  border: 1px solid ${token('--color-line')};
  font-style: normal;
  dt {
    color: ${token('--color-ink-soft')};
    font-size: ${token('--size-small')};
  }
  dd {
    font-size: ${token('--size-lead')};
    font-weight: 700;
  }
`;

export function Contact({ title, subtitle, address, phone, email }: SectionContent['contact']) {
  const label = useLabels();
  return (
    <div css={layoutStyles}>
      <SectionHeading eyebrow={label('section.contact')} title={title} lead={subtitle} />
      <dl css={cardStyles}>
        <div>
          <dt>{label('contact.address')}</dt>
          <dd>{address}</dd>
        </div>
        <div>
          <dt>{label('contact.phone')}</dt>
          <dd>
            <ContactLink kind="phone" value={phone} />
          </dd>
        </div>
        <div>
          <dt>{label('contact.email')}</dt>
          <dd>
            <ContactLink kind="email" value={email} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
