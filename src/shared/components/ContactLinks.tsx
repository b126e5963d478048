import { touchStyles } from '../theme/islandStyles';
import { useLabels } from '../wording/wording';

export const labelNames = ['contact.phone', 'contact.email'] as const;

type ContactLinksProps = {
  contact: {
    phone: string;
    email: string;
    contactLinks?: {
      phone?: string;
      /** The pieces of `phone`, if it holds several numbers; `number` is for `tel:`, if the piece is a number. */
      phones?: readonly { text: string; number?: string }[];
      email?: string;
    };
  };
  /** Draws rows of a `<dl>`, with the names of the contacts, instead of items of a list. */
  hasNames?: boolean;
};

const drawLink = (text: string, href: string | undefined) => (
  <a key={text} css={[touchStyles, !href && { fontStyle: 'italic' }]} href={href}>
    {text}
  </a>
);

/** The phone numbers and the e-mail address. A contact without a link is plain text. */
export function ContactLinks({ contact, hasNames }: ContactLinksProps) {
  const label = useLabels<typeof labelNames>();
  return (['phone', 'email'] as const).map((channel) => {
    const phones = channel === 'phone' ? contact.contactLinks?.phones : undefined;
    const link = phones
      ? phones.map(({ text, number }) => (number ? drawLink(text, `tel:${number}`) : text))
      : drawLink(contact[channel], contact.contactLinks?.[channel]);
    if (!hasNames) return <li key={channel}>{link}</li>;
    return (
      <div key={channel}>
        <dt>{label(`contact.${channel}`)}</dt>
        <dd>{link}</dd>
      </div>
    );
  });
}
