/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { ChoosePhoto } from './ChoosePhoto';
import { MediaProvider } from './MediaProvider';

// jsdom has no object URLs.
Object.assign(URL, { createObjectURL: () => 'blob:draft', revokeObjectURL() {} });

it('the photos of the draft and of the site are offered once, by what they show', async () => {
  const src = '/uploads/hero/cahiers.jpg';
  const edited = { picture: src, pictureAlt: { fr: 'Les cahiers' } };
  const onChoose = jest.fn();
  const photos = ['/uploads/a.jpg', '/uploads/b.jpg', src].map((path) => ({ src: path, small: path, large: path }));
  renderInLanguage(
    <MediaProvider
      documentKey="hero"
      photos={photos}
      content={{ site: {}, descriptions: { '/uploads/a.jpg': 'Un puits' }, shownElsewhere: [] }}
      media={{ [src]: { bytes: new Uint8Array([1]) } }}
      pictures={{}}
    >
      <ChoosePhoto edited={edited} src={src} onChoose={onChoose} />
    </MediaProvider>,
  );
  const offered = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(offered).toEqual(['Les cahiers', 'Un puits', 'b.jpg']);
  expect(screen.getByRole('button', { name: 'Les cahiers' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Un puits' }));
  expect(onChoose).toHaveBeenLastCalledWith('/uploads/a.jpg');
});

it.each([
  ['Linux; Android 14) Chrome/130 Mobile Safari/537.36', 'image/*,android/allowCamera'],
  ['iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1', 'image/*'],
  ['Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'image/*'],
])('a phone’s camera is offered in %s', (userAgent, accepted) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${userAgent}`);
  const { container } = renderInLanguage(<ChoosePhoto edited={{}} src="" onChoose={() => {}} />);
  expect(container.querySelector('input')?.accept).toBe(accepted);
});
