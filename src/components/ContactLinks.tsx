import type { ContactLinks as Links } from '../content/contactLinks';
import type { SectionContent } from '../content/model';
import { contactLink } from '../theme/mixins';
import { useLabels } from './wording';

export const labels = ['contact.phone', 'contact.email'] as const;

type ContactLinksProps = {
  contact: Pick<SectionContent['contact'], 'phone' | 'email'> & { contactLinks?: Links };
  /** Rows of a `<dl>`, each with its name, instead of items of a list. */
  named?: boolean;
};

/** The phone number and the e-mail address; one without a link is plain text. */
export function ContactLinks({ contact, named }: ContactLinksProps) {
  const label = useLabels<typeof labels>();
  return (['phone', 'email'] as const).map((channel) => {
    const link = (
      <a css={contactLink} href={contact.contactLinks?.[channel]}>
        {contact[channel]}
      </a>
    );
    if (!named) return <li key={channel}>{link}</li>;
    return (
      <div key={channel}>
        <dt>{label(channel === 'phone' ? 'contact.phone' : 'contact.email')}</dt>
        <dd>{link}</dd>
      </div>
    );
  });
}
