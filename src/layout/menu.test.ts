import { anchors } from '../content/anchors';
import { donationHash, menu } from './menu';

it('leads to every section of the landing page, in its order, the donation by a button of its own', () => {
  const hashes = [...menu.map(({ hash }) => hash), donationHash];
  expect(hashes).toEqual(Object.values(anchors).map((anchor) => `#${anchor}`));
});
