import { css } from '@emotion/react';
import type { SectionContent } from '../../content/model/model';
import type { PresentedPlace } from '../../content/present/present';
import { anchors, associationPath, localizedPath } from '../../routes';
import { from } from '../../shared/theme/breakpoints';
import { onDark, touchTarget } from '../../shared/theme/mixins';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { FactsAndMap } from '../layout/FactsAndMap';
import { PageSection } from '../layout/PageSection';
import { SectionHeading } from '../layout/SectionHeading';

/** On a wide screen, facts and map fill the left half, as far as the ndop band above and the edge of the window. */
const layoutStyles = css`
  display: grid;
  gap: 2rem;
  ${from.large} {
    grid-template: auto 1fr / 1fr 1fr;
  }
`;

const descriptionStyles = css`
  max-inline-size: ${token('--width-text')};
  margin-block-start: 0.875rem;
`;

const plateStyles = css`
  --bleed: max(${token('--space-page')}, 50vw - ${token('--width-page')} / 2);
  display: grid;
  align-content: center;
  margin-inline: calc(-1 * var(--bleed));
  padding: 2rem var(--bleed) 2.5rem;
  background: ${token('--color-night')};
  ${onDark};
  ${from.large} {
    grid-area: 1 / 1 / span 2;
    margin-inline-end: 0;
    margin-block: calc(-1 * ${token('--space-section')});
    padding-inline-end: 3rem;
    padding-block: ${token('--space-section')};
  }
`;

/** Two columns where they fit, on every screen. */
const cardsStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(12rem, 34%)), 1fr));
  column-gap: 2rem;
  align-content: start;
  li {
    padding-block: 0.875rem;
    border-block-start: 1px solid ${token('--color-ink')};
  }
  p {
    margin-block-start: 0.25rem;
  }
`;

const cards = ['mission', 'vision', 'values', 'impact'] as const;

type AboutProps = Omit<SectionContent['about'], 'places'> & { places?: readonly PresentedPlace[] };

export function About({ facts = [], places = [], ...about }: AboutProps) {
  const { label, language } = useWording();
  return (
    <PageSection id={anchors.about} tone="paper" estimatedHeight="104rem">
      <div css={layoutStyles}>
        <div>
          <SectionHeading title={about.title} lead={about.subtitle} />
          <p css={descriptionStyles}>{about.description}</p>
          <a css={touchTarget} href={localizedPath(associationPath, language)}>
            {label('about.more')}
          </a>
        </div>
        {facts.length + places.length > 0 && (
          <div css={plateStyles}>
            <FactsAndMap facts={facts} places={places} />
          </div>
        )}
        <ul css={cardsStyles}>
          {cards.map((card) => (
            <li key={card}>
              <h3>{about[card].title}</h3>
              <p>{about[card].description}</p>
            </li>
          ))}
        </ul>
      </div>
    </PageSection>
  );
}
