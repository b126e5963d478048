import { css } from '@emotion/react';
import type { SectionContent } from '../../content/model';
import { anchors, associationPath, localizedPath } from '../../routes';
import { useWording } from '../../shared/components/wording';
import { from } from '../../shared/theme/media';
import { touchTarget } from '../../shared/theme/mixins';
import { token } from '../../shared/theme/tokens';
import { PageSection } from '../layout/PageSection';
import { PlacesMap } from '../layout/PlacesMap';
import { SectionHeading } from '../layout/SectionHeading';

const headStyles = css`
  display: grid;
  gap: 2rem;
  align-items: center;
  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;

const descriptionStyles = css`
  max-inline-size: ${token('--width-text')};
  margin-block-start: 0.875rem;
`;

const cardsStyles = css`
  display: grid;
  border-block-start: 3px solid ${token('--color-ink')};
  ${from.medium} {
    grid-template-columns: 1fr 1fr;
    column-gap: 3rem;
  }
  ${from.large} {
    grid-template-columns: repeat(4, 1fr);
    column-gap: 0;
  }
`;

const cardStyles = css`
  display: grid;
  align-content: start;
  gap: 0.25rem;
  padding-block: 0.875rem;
  border-block-end: 1px solid ${token('--color-line')};
  ${from.large} {
    padding: 1.75rem 1.5rem 0.5rem;
    border-block-end: 0;
    border-inline-start: 1px solid ${token('--color-line')};
    &:first-of-type {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
  }
`;

const cards = ['mission', 'vision', 'values', 'impact'] as const;

export function About(about: SectionContent['about']) {
  const { label, language } = useWording();
  return (
    <PageSection id={anchors.about} tone="paper" estimatedHeight="78rem">
      <div css={headStyles}>
        <div>
          <SectionHeading eyebrow={label('section.about')} title={about.title} lead={about.subtitle} />
          <p css={descriptionStyles}>{about.description}</p>
          <a css={touchTarget} href={localizedPath(associationPath, language)}>
            {label('about.more')}
          </a>
        </div>
        {about.places?.[0] && <PlacesMap places={about.places} />}
      </div>
      <ul css={cardsStyles}>
        {cards.map((card) => (
          <li key={card} css={cardStyles}>
            <h3>{about[card].title}</h3>
            <p>{about[card].description}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
