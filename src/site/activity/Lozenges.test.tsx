/** @jest-environment jsdom */

import { label } from '../../testing/label';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { Lozenges } from './Lozenges';

it('an activity of 10 to 200 people draws one lozenge each and says so; any other draws none', () => {
  const draw = (people = 0) => {
    const { container, unmount } = renderInLanguage(<Lozenges people={people} participants="42 familles" />);
    const path = container.querySelector('path')?.getAttribute('d') ?? '';
    expect(container.textContent).toBe(path && label('activity.lozenge', { people, participants: '42 familles' }));
    unmount();
    return path.split('z').length - 1;
  };
  expect([undefined, 9, 10, 42, 200, 201].map(draw)).toEqual([0, 0, 10, 42, 200, 0]);
});
