/** @jest-environment jsdom */

import { screen } from '@testing-library/react';
import { present } from '../../content/present/present';
import { type PictureSource, ResolvePictureContext } from '../../shared/components/Picture';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { HeroSection } from './HeroSection';

const { sections } = present(loadFixtureContent(), 'fr');

it('the landing page’s first picture fills its frame, a portrait without a focus too', () => {
  const portrait: PictureSource = { kind: 'built', sources: [], src: '/p.jpg', srcSet: '', width: 720, height: 1080 };
  renderInLanguage(
    <ResolvePictureContext value={() => portrait}>
      <HeroSection {...sections.hero} pictureFocus={undefined} />
    </ResolvePictureContext>,
  );
  expect(screen.getByRole('img').style.objectFit).toBe('');
});
