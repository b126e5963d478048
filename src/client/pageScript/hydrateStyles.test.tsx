/** @jest-environment jsdom */

import { CacheProvider, css } from '@emotion/react';
import { render } from '@testing-library/react';
import { hydrateStyles } from './hydrateStyles';

const known = css`
  color: red;
`;
const later = css`
  color: blue;
`;

const blocks = () => [...document.querySelectorAll('style')];

function draw(styles: typeof known): void {
  render(
    <CacheProvider value={hydrateStyles()}>
      <p css={styles} />
    </CacheProvider>,
  );
}

beforeEach(() => {
  document.head.innerHTML = `<style data-styles="">.css-other{top:0}.css-${known.name} a{color:red}</style><title>Page</title>`;
});

it('hydrateStyles inserts none of the page’s own styles and leaves their element in place', () => {
  draw(known);
  expect(blocks()).toHaveLength(1);
  expect(document.head.firstElementChild).toBe(blocks()[0]);
});

it('hydrateStyles inserts new styles after those of the page', () => {
  draw(later);
  expect(document.head.lastElementChild).toBe(blocks()[1]);
  expect(blocks()[1]?.sheet?.cssRules[0]?.cssText).toContain('color: blue');
});
