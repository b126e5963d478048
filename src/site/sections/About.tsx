import { css } from '@emotion/react';
import type { SectionContent } from '../../content/model';
import type { PresentedPlace } from '../../content/present';
import { anchors, associationPath, localizedPath } from '../../routes';
import { useWording } from '../../shared/components/wording';
import { from } from '../../shared/theme/media';
import { touchTarget } from '../../shared/theme/mixins';
import { token } from '../../shared/theme/tokens';
import { PageSection } from '../layout/PageSection';
import { SectionHeading } from '../layout/SectionHeading';
import { type Fact, FactText, findSideFacts, PlacesMap } from '../map/PlacesMap';

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

/** The numbers are large. What they count follows on the same line if it fits. */
const factsStyles = css`
  display: grid;
  gap: 1rem;
  margin-block-start: 1.25rem;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 1rem;
    color: ${token('--color-ink-soft')};
    line-height: 1.3;
  }
  strong {
    color: ${token('--color-highlight')};
    font: 800 clamp(2.75rem, 2rem + 3vw, 4.5rem) / 1 ${token('--font-display')};
  }
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

type AboutProps = Omit<SectionContent['about'], 'places'> & { places?: readonly PresentedPlace[] };

export function About({ facts = [], places = [], ...about }: AboutProps) {
  const { label, language } = useWording();
  const sideFacts = findSideFacts(places, facts);
  const others = facts.filter((fact) => !sideFacts.includes(fact));
  return (
    <PageSection id={anchors.about} tone="paper" estimatedHeight="82rem">
      <div css={headStyles}>
        <div>
          <SectionHeading title={about.title} lead={about.subtitle} />
          <p css={descriptionStyles}>{about.description}</p>
          <a css={touchTarget} href={localizedPath(associationPath, language)}>
            {label('about.more')}
          </a>
          {others.length > 0 && (
            <ul css={factsStyles}>
              {others.map((fact) => (
                <li key={fact.id}>
                  <FactText {...fact} />
                </li>
              ))}
            </ul>
          )}
        </div>
        {places.length > 0 && <PlacesMap places={places} facts={facts} />}
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

/** The facts in the order in which the section shows them: first the large ones, then those beside the map. */
export function orderFacts(facts: readonly Fact[], places: readonly PresentedPlace[]): Fact[] {
  const sideFacts = findSideFacts(places, facts).filter((fact) => fact !== undefined);
  return [...facts.filter((fact) => !sideFacts.includes(fact)), ...sideFacts];
}
