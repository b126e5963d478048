import { loadFixtureContent } from '../../fixtures/loadFixtureContent';
import { presentHome } from '../../src/content/present';

// Journeys skip what the content they find has not. On the fixtures, which `npm test` builds, a skip would hide a rule.
it('the fixtures have all that a journey asks of the content before it runs', () => {
  const { albums, activities, sections } = presentHome(loadFixtureContent(), 'fr');
  expect(activities).toHaveLength(2);
  expect(Math.max(...albums.map(({ photos }) => photos))).toBeGreaterThanOrEqual(12);
  expect(Math.max(...albums.map(({ videos }) => videos))).toBeGreaterThan(0);
  expect(sections.donation.suggestedAmounts.length).toBeGreaterThan(1);
});
