/** @jest-environment jsdom */
import { Picture } from '../../../components/Picture';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { MediaProvider } from './MediaContext';

// jsdom has no object URLs.
Object.assign(URL, { createObjectURL: () => 'blob:draft', revokeObjectURL() {} });

const built = { width: 3, height: 2, src: '/static/built.jpg', srcSet: '/static/built.jpg 800w', sources: [] };
const sources = {
  pictures: [{ src: '/uploads/built.jpg', picture: built }],
  published: ['built', 'published'].map((name) => ({ src: `/uploads/${name}.jpg`, small: '', large: `/${name}.jpg` })),
  media: { '/uploads/draft.jpg': { bytes: new Uint8Array([1]), originalBytes: 1 } },
};

it.each([
  ['/uploads/built.jpg', '/static/built.jpg'],
  ['/uploads/published.jpg', '/published.jpg'],
  ['/uploads/draft.jpg', 'blob:draft'],
  ['/uploads/other.jpg', undefined],
])('in the editor, the picture %s is drawn from %s', (address, src) => {
  const { container } = renderInLanguage(
    <MediaProvider documentKey="hero" site={{}} {...sources}>
      <Picture src={address} alt="" sizes="1rem" />
    </MediaProvider>,
  );
  expect(container.querySelector('img')?.getAttribute('src')).toBe(src);
});
