/** @jest-environment jsdom */

import { screen } from '@testing-library/react';
import { present } from '../../content/present/present';
import { selectHome } from '../../content/select/pages';
import { label, matchLabel } from '../../testing/label';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { ActivitiesSection } from './ActivitiesSection';

const { sections, activities } = selectHome(present(loadFixtureContent(), 'fr'));

it('each activity links to the gallery and to the donation, and says so with its title', () => {
  renderInLanguage(<ActivitiesSection {...sections.activities} activities={activities} count={activities.length} />);
  for (const { title } of activities) {
    const find = ({ source }: RegExp) => screen.getByRole('link', { name: new RegExp(`^${source}.*${title}$`) });
    expect(find(matchLabel('activity.learnMore'))).toHaveAttribute('href', '#gallery');
    expect(find(matchLabel('activity.support'))).toHaveAttribute('href', '#donation');
  }
});

it('the title of an activity leads to its page', () => {
  renderInLanguage(<ActivitiesSection {...sections.activities} activities={activities} count={2} />, 'en');
  expect(screen.getByRole('link', { name: 'Fête de quartier' })).toHaveAttribute(
    'href',
    '/en/activities/fete-de-quartier/',
  );
});

it('an activity’s support button has the donation colour unless the activity is completed', () => {
  const [first] = activities;
  const readBackground = (status: 'active' | 'completed') => {
    const shown = first ? [{ ...first, status }] : [];
    const { unmount } = renderInLanguage(<ActivitiesSection {...sections.activities} activities={shown} count={1} />);
    const { backgroundColor, background } = getComputedStyle(
      screen.getByRole('link', { name: matchLabel('activity.support') }),
    );
    unmount();
    return background || backgroundColor;
  };
  expect(readBackground('active')).toContain('var(--color-accent)');
  expect(readBackground('completed')).not.toContain('--color-accent');
});

it('a screen reader reads an activity’s title first, then its status, date, place and participants', () => {
  renderInLanguage(<ActivitiesSection {...sections.activities} activities={activities.slice(0, 1)} count={1} />);
  const dateline = screen.getByText('2025').parentElement;
  expect(dateline).toHaveTextContent('2025 Kribi et Limbé 300+ voisins');
  const status = dateline?.previousElementSibling;
  expect(status).toHaveTextContent(label('status.active'));
  expect(status?.previousElementSibling).toBe(screen.getByRole('heading', { level: 3 }));
});

it('the activities link their index only where some are left out', () => {
  const draw = (count: number) => (
    <ActivitiesSection {...sections.activities} activities={activities.slice(0, 1)} count={count} />
  );
  const { rerender } = renderInLanguage(draw(9));
  const name = label('activity.allOf', { count: 9 });
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/activites/');
  rerender(draw(1));
  expect(screen.queryByRole('link', { name: label('activity.allOf', { count: 1 }) })).toBeNull();
});
