import { css } from '@emotion/react';
import { screenOnlyStyles } from '../../shared/theme/islandStyles';
import { token } from '../../shared/theme/tokens';

const ndopStyles = css`
  block-size: 3.5rem;
  background: ${token('--image-ndop')} center / 3.5rem repeat-x, ${token('--color-night')};
  /* In forced colours with a light theme, the white lines of the pattern would be on white. */
  forced-color-adjust: none;
`;

/** A lozenge of the pattern in gold, left of the middle. Printed, as a part of the receipt. */
const goldStyles = css`
  position: relative;
  &::before {
    content: '';
    position: absolute;
    /* The second lozenge left of the middle, or the first where a narrow band cuts it: the product is then positive. */
    inset: 0 auto 0 max(50% - 8.75rem, min(50% - 5.25rem, (8.75rem - 50%) * 99));
    aspect-ratio: 1;
    background: ${token('--image-ndop')} 0 / 3.5rem, ${token('--color-mark')};
    clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%);
  }
`;

/** The golden lozenge stands for a donation. */
export function NdopBand({ hasGoldenLozenge }: { hasGoldenLozenge?: boolean }) {
  return <div css={[ndopStyles, hasGoldenLozenge ? goldStyles : screenOnlyStyles]} aria-hidden="true" />;
}
