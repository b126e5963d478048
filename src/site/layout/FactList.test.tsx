/** @jest-environment jsdom */

import { renderInLanguage } from '../../testing/renderInLanguage';
import { FactList } from './FactList';

it('a list of facts declares the language of a value, and leaves out facts without one', () => {
  const facts = [
    { name: 'Location', value: 'Kribi, Sud', lang: 'fr' },
    { name: 'For whom', value: '', lang: 'fr' },
    { name: 'Cost', value: undefined },
  ] as const;
  const { container } = renderInLanguage(<FactList facts={facts} />, 'en');
  const terms = [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(terms).toEqual(['LocationKribi, Sud']);
  expect(container.querySelector('dd')).toHaveAttribute('lang', 'fr');
});
