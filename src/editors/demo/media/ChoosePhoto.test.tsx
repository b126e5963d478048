/** @jest-environment jsdom */
import '../../../testing/fakeDatabase';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { writeDraft } from '../drafts/drafts';
import { ChoosePhoto } from './ChoosePhoto';
import { MediaProvider } from './MediaContext';

// jsdom has no object URLs.
Object.assign(URL, { createObjectURL: () => 'blob:draft', revokeObjectURL() {} });

const photo = { bytes: new Uint8Array([1]), originalBytes: 1 };

it('the photos of the site and of other drafts are offered by what they show; a draft’s is copied', async () => {
  const media = [{ id: 'a', type: 'photo', src: '/uploads/nouveau--x/wa-1.jpg', caption: { fr: 'Les cahiers' } }];
  await writeDraft('album-nouveau--x', {
    entry: { id: 'nouveau--x', media },
    base: {},
    savedAt: '2026-11-22T10:00:00.000Z',
    isSaved: true,
    media: { '/uploads/nouveau--x/wa-1.jpg': photo },
  });
  const onChoose = jest.fn();
  const published = ['/uploads/a.jpg', '/uploads/b.jpg'].map((src) => ({ src, small: src, large: src }));
  renderInLanguage(
    <MediaProvider
      documentKey="hero"
      site={{}}
      published={published}
      captions={{ '/uploads/a.jpg': 'Un puits' }}
      shownElsewhere={[]}
      media={{}}
      pictures={[]}
    >
      <ChoosePhoto src="" namePhoto={(name) => `/uploads/hero/${name}`} onChoose={onChoose} />
    </MediaProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Les cahiers' }));
  expect(onChoose).toHaveBeenLastCalledWith('/uploads/hero/wa-1.jpg', photo);
  await userEvent.click(screen.getByRole('button', { name: 'Un puits' }));
  expect(onChoose).toHaveBeenLastCalledWith('/uploads/a.jpg');
  expect(screen.getByRole('button', { name: 'b.jpg' })).toBeVisible();
});
