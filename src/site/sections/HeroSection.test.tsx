/** @jest-environment jsdom */

import { screen } from '@testing-library/react';
import { present } from '../../content/present/present';
import { type PictureSource, ResolvePictureContext } from '../../shared/components/Picture';
import { languages } from '../../shared/i18n/languages';
import { label } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { Footer } from '../frame/Footer';
import { HeroSection } from './HeroSection';

const content = loadFixtureContent();
const { sections } = present(content, 'fr');

it('the first section’s buttons lead to the activities and to the donation', () => {
  renderInLanguage(<HeroSection {...sections.hero} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map(({ textContent, hash }) => [textContent, hash]);
  const { cta1, cta2 } = sections.hero;
  expect(links).toEqual([
    [cta1, '#activities'],
    [cta2, '#donation'],
  ]);
});

it.each(languages)('in %s, the motto is marked as English, in the footer too', (language) => {
  const { sections, frame } = present(content, language);
  renderInLanguage(<HeroSection {...sections.hero} />, language);
  renderInLanguage(<Footer {...frame} home="" />, language);
  expect(screen.getAllByText(sections.hero.motto).map(({ lang }) => lang)).toEqual(['en', 'en']);
});

it('only a sample picture is called an illustration', () => {
  const { rerender } = renderInLanguage(<HeroSection {...sections.hero} />);
  expect(screen.getByText(label('photo.sample'))).toBeTruthy();
  rerender(<HeroSection {...sections.hero} isSample={undefined} />);
  expect(screen.queryByText(label('photo.sample'))).toBeNull();
});

it('the landing page’s first picture fills its box, a portrait without a focus too', () => {
  const portrait: PictureSource = { kind: 'built', sources: [], src: '/p.jpg', srcSet: '', width: 720, height: 1080 };
  renderInLanguage(
    <ResolvePictureContext value={() => portrait}>
      <HeroSection {...sections.hero} pictureFocus={undefined} />
    </ResolvePictureContext>,
  );
  expect(screen.getByRole('img').style.objectFit).toBe('');
});
