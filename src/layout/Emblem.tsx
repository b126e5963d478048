import { token } from '../theme/tokens';

/** The association's mark: one lozenge of ndop. */
export function Emblem({ size = '36px' }: { size?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" css={{ inlineSize: size, blockSize: size, flex: 'none' }}>
      <path d="M20 1 39 20 20 39 1 20z" fill={token('--color-night')} />
      <path
        d="M20 7 33 20 20 33 7 20z"
        fill="none"
        stroke={token('--color-on-dark')}
        strokeWidth="2"
        strokeDasharray="3 2.1"
      />
      <path d="M20 12.5 27.5 20 20 27.5 12.5 20z" fill={token('--color-mark')} />
    </svg>
  );
}
