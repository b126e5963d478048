import { css } from '@emotion/react';
import type { Activity } from '../../content/model';
import type { PresentedActivity } from '../../content/present';
import { useWording } from '../../shared/components/wording';
import { containerFrom } from '../../shared/theme/media';
import { badge, smallText } from '../../shared/theme/mixins';
import { token } from '../../shared/theme/tokens';

const statusColors = { active: token('--color-primary'), completed: token('--color-night') };

export function StatusBadge({ status }: Pick<Activity, 'status'>) {
  const { label } = useWording();
  return (
    <p css={[badge, { color: token('--color-on-dark') }]} style={{ background: statusColors[status] }}>
      {label(`status.${status}`)}
    </p>
  );
}

const textStyles = css`
  > * + * {
    margin-block-start: 0.75rem;
  }
  ul,
  ol {
    padding-inline-start: 1.25rem;
    list-style: revert;
  }
`;

/** HTML that the build rendered from Markdown, raw HTML escaped. */
export function ActivityText({ html }: { html: string }) {
  return <div css={textStyles} dangerouslySetInnerHTML={{ __html: html }} />;
}

const lozengesStyles = css`
  max-inline-size: 100%;
  fill: ${token('--color-mark')};
  stroke: ${token('--color-night')};
  stroke-width: 4;
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;

/** One lozenge for each person. None without a number, nor where there would be too many to see each. */
export function Lozenges({ people = 0 }: Pick<PresentedActivity, 'people'>) {
  const { label } = useWording();
  if (people < 1 || people > 200) return null;
  const perRow = people > 100 ? 20 : 10;
  const rows = Array.from(
    { length: Math.ceil(people / perRow) },
    (_, row) =>
      // Relative, so that the page repeats one text.
      `M10 ${20 * row + 5}${'l5 5-5 5-5-5zm20 0'.repeat(Math.min(perRow, people - perRow * row))}`,
  );
  return (
    <div>
      <svg
        css={lozengesStyles}
        style={{ inlineSize: `${1.125 * perRow}rem` }}
        viewBox={`0 0 ${20 * perRow} ${20 * rows.length}`}
        aria-hidden="true"
      >
        <path d={rows.join('')} />
      </svg>
      <p css={smallText} aria-hidden="true">
        {label('activity.lozenge')}
      </p>
    </div>
  );
}

const factsStyles = css`
  display: grid;
  gap: 0.25rem 1rem;
  font-size: 0.9375rem;
  ${containerFrom.small} {
    grid-template-columns: auto 1fr;
  }
  dt {
    color: ${token('--color-ink-soft')};
  }
`;

type ActivityFactsProps = { activity: Pick<PresentedActivity, 'when' | 'location' | 'participants'> };

export function ActivityFacts({ activity }: ActivityFactsProps) {
  const { label } = useWording();
  return (
    <dl css={factsStyles}>
      <dt>{label('activity.date')}</dt>
      <dd>{activity.when}</dd>
      <dt>{label('activity.location')}</dt>
      <dd>{activity.location}</dd>
      <dt>{label('activity.participants')}</dt>
      <dd>{activity.participants}</dd>
    </dl>
  );
}
