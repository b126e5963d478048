import { css, type SerializedStyles } from '@emotion/react';
import type { PresentedActivity } from '../../content/present/present';
import { smallStyles } from '../../shared/theme/islandStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';

const lozengesStyles = css`
  display: block;
  inline-size: 100%;
  background: ${token('--color-night')};
  fill: ${token('--color-mark')};
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  path:first-of-type {
    fill: none;
    stroke: ${token('--color-on-dark')};
    stroke-width: 3;
  }
  + p {
    margin-block-start: 0.5rem;
  }
`;

const perRow = 25;
/** The side of the square that a lozenge stands in, in the drawing's units. */
const side = 40;

type LozengesProps = Pick<PresentedActivity, 'people' | 'participants'> & { styles?: SerializedStyles };

/** One lozenge per person. Omitted for few people, and for so many that no lozenge would be visible by itself. */
export function Lozenges({ people = 0, participants, styles }: LozengesProps) {
  const { label } = useWording();
  if (people < 10 || people > 200) return null;
  const rows = Array.from({ length: Math.ceil(people / perRow) }, (_, row) => row);
  const draw = (half: number) =>
    rows
      .map((row) => {
        // Relative commands, so that the repeated text compresses well.
        const lozenge = `l${half} ${half}-${half} ${half}-${half}-${half}zm${side} 0`;
        return `M${side / 2} ${side * (row + 0.5) - half}${lozenge.repeat(Math.min(perRow, people - perRow * row))}`;
      })
      .join('');
  return (
    <>
      <svg css={[lozengesStyles, styles]} viewBox={`0 0 ${side * perRow} ${side * rows.length}`} aria-hidden="true">
        <path d={draw(15)} />
        <path d={draw(6)} />
      </svg>
      <p css={smallStyles} aria-hidden="true">
        {label('activity.lozenge', { people, participants })}
      </p>
    </>
  );
}
