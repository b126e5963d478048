import type { ContactHrefs } from '../../content/contactLinks';
import type { SectionContent } from '../../content/model';
import { useLabels } from '../../shared/components/wording';
import { touchTarget } from '../../shared/theme/mixins';

export const labels = ['contact.phone', 'contact.email'] as const;

type ContactLinksProps = {
  contact: Pick<SectionContent['contact'], 'phone' | 'email'> & { contactLinks?: ContactHrefs };
  /** Rows of a `<dl>`, each with its name, instead of items of a list. */
  named?: boolean;
};

const drawLink = (text: string, href: string | undefined) => (
  <a key={text} css={touchTarget} href={href}>
    {text}
  </a>
);

/** The phone numbers and the e-mail address; one without a link is plain text. */
export function ContactLinks({ contact, named }: ContactLinksProps) {
  const label = useLabels<typeof labels>();
  return (['phone', 'email'] as const).map((channel) => {
    const phones = channel === 'phone' ? contact.contactLinks?.phones : undefined;
    const link = phones
      ? phones.map(({ text, number }) => (number ? drawLink(text, `tel:${number}`) : text))
      : drawLink(contact[channel], contact.contactLinks?.[channel]);
    if (!named) return <li key={channel}>{link}</li>;
    return (
      <div key={channel}>
        <dt>{label(channel === 'phone' ? 'contact.phone' : 'contact.email')}</dt>
        <dd>{link}</dd>
      </div>
    );
  });
}
