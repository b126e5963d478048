import { css } from '@emotion/react';
import { touchTarget } from '../theme/mixins';

type ContactLinkProps = {
  value: string;
  /** What a press leads to; a value that leads nowhere yet is plain text. */
  href: string | undefined;
};

const linkStyles = css`
  ${touchTarget};
  overflow-wrap: anywhere;
`;

/** A number to call or an address to write to. */
export function ContactLink({ value, href }: ContactLinkProps) {
  if (!href) return <span css={linkStyles}>{value}</span>;
  return (
    <a css={linkStyles} href={href}>
      {value}
    </a>
  );
}
