/** @jest-environment jsdom */

import { Fragment } from 'react';
import { present } from '../../content/present/present';
import { selectHome } from '../../content/select/pages';
import { anchors } from '../../routes';
import { languages } from '../../shared/i18n/languages';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { Footer } from '../frame/Footer';
import { drawSection } from './drawSection';

const sectionKeys = Object.keys(anchors) as (keyof typeof anchors)[];

it.each(languages)('in %s, each section of the landing page is drawn at its anchor', (language) => {
  const presented = present(loadFixtureContent(), language);
  const home = { frame: presented.frame, ...selectHome(presented) };
  const { container } = renderInLanguage(
    <>
      {sectionKeys.map((key) => (
        <Fragment key={key}>{drawSection(key, home)}</Fragment>
      ))}
      <Footer {...home.frame} home="" />
    </>,
    language,
  );
  const ids = [...container.querySelectorAll('section[id], section > [id]')].map(({ id }) => id);
  expect(ids).toEqual(Object.values(anchors));
});
