import { css } from '@emotion/react';
import { token } from '../theme/tokens';

type ContactLinkProps = { kind: 'phone' | 'email'; value: string };

const linkStyles = css`
  display: inline-flex;
  align-items: center;
  min-block-size: ${token('--size-touch')};
  overflow-wrap: anywhere;
`;

/** A number to call or an address to write to; a number that cannot be dialled yet (`+237 6XX…`) stays plain text. */
export function ContactLink({ kind, value }: ContactLinkProps) {
  const number = value.replace(/[\s().-]/g, '');
  if (kind === 'phone' && !/^\+?\d+$/.test(number)) return <span css={linkStyles}>{value}</span>;
  return (
    <a css={linkStyles} href={kind === 'phone' ? `tel:${number}` : `mailto:${value}`}>
      {value}
    </a>
  );
}
