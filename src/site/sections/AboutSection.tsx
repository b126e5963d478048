import { css } from '@emotion/react';
import type { SectionContent } from '../../content/model/model';
import type { PresentedPlace } from '../../content/present/present';
import { anchors, associationPath, localizedPath } from '../../routes';
import { touchStyles } from '../../shared/theme/islandStyles';
import { token } from '../../shared/theme/tokens';
import { useWording } from '../../shared/wording/wording';
import { PageSection } from '../layout/PageSection';
import { SectionHeading } from '../layout/SectionHeading';
import { besidePlateStyles, FiguresPlate } from './FiguresPlate';

const cardsStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(12rem, 34%)), 1fr));
  column-gap: 2rem;
  align-content: start;
  li {
    padding-block: 0.625rem 1.5rem;
    border-block-start: 1px solid ${token('--color-ink')};
  }
  p {
    margin-block-start: 0.25rem;
  }
`;

const cards = ['mission', 'vision', 'values', 'impact'] as const;

type AboutSectionProps = Omit<SectionContent['about'], 'places'> & { places?: readonly PresentedPlace[] };

export function AboutSection({ figures, places, ...about }: AboutSectionProps) {
  const { label, language } = useWording();
  return (
    <PageSection id={anchors.about} tone="paper" estimatedHeight="92rem">
      <div css={besidePlateStyles}>
        <div>
          <SectionHeading title={about.title} lead={about.subtitle}>
            <p>{about.description}</p>
          </SectionHeading>
          <a css={touchStyles} href={localizedPath(associationPath, language)}>
            {label('about.more')}
          </a>
        </div>
        <FiguresPlate figures={figures} places={places} />
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
