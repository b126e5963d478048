import config from './config';

it('names an adapter that does nothing, so that Gatsby neither looks for one nor installs it', () => {
  expect(config.adapter?.adapt({} as never)).toBeUndefined();
  expect(config.adapter).not.toHaveProperty('cache');
});
