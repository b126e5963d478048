/** @jest-environment jsdom */
import '../../../testing/fakeDatabase';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { type DraftMedia, writeDraft } from '../drafts/drafts';
import { FormContext } from '../form/formState';
import { ChoosePhoto } from './ChoosePhoto';
import { MediaProvider } from './MediaContext';

// jsdom has no object URLs.
Object.assign(URL, { createObjectURL: () => 'blob:draft', revokeObjectURL() {} });

const photo = { bytes: new Uint8Array([1]), originalBytes: 1 };

/** Opens the dialog for a document with these photos. @returns the callback for the choice */
async function open(media: DraftMedia) {
  const items = [{ id: 'a', type: 'photo', src: '/uploads/nouveau--x/cahiers-1.jpg', caption: { fr: 'Les cahiers' } }];
  await writeDraft('album-nouveau--x', {
    entry: { id: 'nouveau--x', media: items },
    base: {},
    savedAt: '2026-11-22T10:00:00.000Z',
    isSaved: true,
    media: { '/uploads/nouveau--x/cahiers-1.jpg': photo },
  });
  const form = { entry: { picture: Object.keys(media)[0] }, problems: new Map(), notes: new Map(), uploads: [] };
  const onChoose = jest.fn();
  const published = ['/uploads/a.jpg', '/uploads/b.jpg'].map((src) => ({ src, small: src, large: src }));
  renderInLanguage(
    <MediaProvider
      documentKey="hero"
      site={{}}
      published={published}
      captions={{ '/uploads/a.jpg': 'Un puits' }}
      shownElsewhere={[]}
      media={media}
      pictures={[]}
    >
      <FormContext value={{ ...form, onChange() {}, announce() {} }}>
        <ChoosePhoto src="" onChoose={onChoose} />
      </FormContext>
    </MediaProvider>,
  );
  return onChoose;
}

it('the photos of the site and of other drafts are offered by what they show; a draft’s is copied', async () => {
  const onChoose = await open({});
  await userEvent.click(await screen.findByRole('button', { name: 'Les cahiers' }));
  expect(onChoose).toHaveBeenLastCalledWith('/uploads/hero/cahiers-1.jpg', { '/uploads/hero/cahiers-1.jpg': photo });
  await userEvent.click(screen.getByRole('button', { name: 'Un puits' }));
  expect(onChoose).toHaveBeenLastCalledWith('/uploads/a.jpg');
  expect(screen.getByRole('button', { name: 'b.jpg' })).toBeVisible();
});

it('a photo of another draft that is in this one already is chosen, not copied', async () => {
  const onChoose = await open({ '/uploads/hero/cahiers.jpg': photo });
  await userEvent.click(await screen.findByRole('button', { name: 'Les cahiers' }));
  expect(onChoose).toHaveBeenLastCalledWith('/uploads/hero/cahiers.jpg');
});
