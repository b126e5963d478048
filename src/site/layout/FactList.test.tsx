/** @jest-environment jsdom */

import { renderInLanguage } from '../../testing/renderInLanguage';
import { FactList } from './FactList';

it('a list of facts leaves out facts without a value', () => {
  const facts = [
    { name: 'Location', value: 'Kribi, Sud' },
    { name: 'For whom', value: '' },
    { name: 'Cost', value: undefined },
  ] as const;
  const { container } = renderInLanguage(<FactList facts={facts} />, 'en');
  const terms = [...container.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(terms).toEqual(['LocationKribi, Sud']);
});
