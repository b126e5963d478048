/** @jest-environment jsdom */

import { anchors } from '../routes';
import { renderInLanguage } from '../testing/renderInLanguage';
import { Header } from './Header';

it('the header links to every section of the landing page, in order', () => {
  const { container } = renderInLanguage(<Header name="Association" shortName="Asso" home="" path="/" />);
  const links = [...container.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href'));
  expect([...new Set(links)]).toEqual(Object.values(anchors).map((anchor) => `#${anchor}`));
});
