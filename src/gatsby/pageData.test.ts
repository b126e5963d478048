import { type PageQuery, readPage } from './pageData';

it('a page is refused what its query finds of another kind', () => {
  const page = { kind: 'privacy', content: {}, media: {} } as unknown as PageQuery['page'];
  expect(() => readPage({ locales: { edges: [] }, page }, 'home')).toThrow('queries one of the kind privacy');
});
