/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { focusField, itemId, list, media, object, text } from '../../../content/fields/declare';
import { label, matchLabel } from '../../../testing/label';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { Form, form } from '../../testing/showFields';
import { MediaProvider } from '../media/MediaProvider';

const fields = {
  picture: media('Image', 'Une photo carrée.', {
    accept: ['photo'],
    optional: true,
    shared: true,
    describedBy: 'words',
  }),
  focus: focusField,
  words: text('Description', 'Ce que l’image montre.', { optional: true }),
};

const start = { picture: '/uploads/a.jpg', focus: '30% 10%', words: { fr: 'Un puits', en: 'A well' } };

/** Renders a form of a site with two photos. */
function show(
  inputs: ReactNode,
  shownElsewhere: ComponentProps<typeof MediaProvider>['content']['shownElsewhere'] = [],
) {
  const photos = ['/uploads/a.jpg', '/uploads/b.jpg'].map((src) => ({ src, small: src, large: src }));
  const content = { site: {}, descriptions: {}, shownElsewhere };
  const given = { content, photos, pictures: {}, media: {} };
  renderInLanguage(
    <MediaProvider documentKey="hero" {...given}>
      {inputs}
    </MediaProvider>,
  );
}

it('a photo field shows the picture with its description, its hint and its error', () => {
  renderInLanguage(<Form fields={fields} start={start} problems={{ 'fr.picture': 'Pas là.' }} />);
  const group = screen.getByRole('group', { name: `Image (${label('editor.edit.shared')})` });
  expect(group).toHaveAccessibleDescription('Une photo carrée.');
  expect(screen.getByRole('img', { name: 'Un puits' })).toHaveAttribute('src', '/uploads/a.jpg');
  expect(screen.getByRole('button', { name: label('editor.photo.change') })).toHaveAccessibleDescription('Pas là.');
});

it.each([
  ['from a field', fields, start, label('editor.photo.remove')],
  [
    'with an item of a list',
    { items: list('Photos', '', { of: object('Photo', '', { id: itemId, ...fields }) }) },
    { items: [{ id: 'a', ...start }] },
    `${label('editor.list.remove')} Photo 1`,
  ],
])(
  'a photo that is taken out %s is said to be shown elsewhere, with the document and the field',
  async (_, of, from, button) => {
    const appearance = { key: 'album-x', name: { fr: 'Le puits' }, field: 'Photo 3' } as const;
    const other = { ...appearance, name: { fr: 'Un autre' } };
    show(<Form fields={of} start={from} />, [
      ['/uploads/a.jpg', appearance],
      ['/uploads/b.jpg', other],
    ]);
    expect(screen.queryByText(matchLabel('editor.photo.stillShown'))).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: button, hidden: true }));
    const places = screen.getByText(matchLabel('editor.photo.stillShown')).nextElementSibling;
    expect(places?.children).toHaveLength(1);
    expect(places).toHaveTextContent(matchLabel('editor.album.named', { name: 'Le puits' }));
    expect(places).toHaveTextContent(/: Photo 3$/);
  },
);

it('another photo starts without description and focus; the former one, chosen again, gets back its own', async () => {
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
  show(<Form fields={fields} start={start} />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const choose = async (purpose: 'editor.photo.add' | 'editor.photo.change', photo: string) => {
    await press(label(purpose));
    await press(photo);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Description (français) *')).toHaveFocus();
  };
  await choose('editor.photo.change', 'b.jpg');
  expect(form.edited).toEqual({ picture: '/uploads/b.jpg' });
  await press(label('editor.photo.remove'));
  expect(screen.getByRole('button', { name: label('editor.photo.add') })).toHaveFocus();
  expect(form.edited).toEqual({ picture: '' });
  await choose('editor.photo.add', 'a.jpg');
  expect(form.edited).toEqual(start);
});
