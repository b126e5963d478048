/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Tree } from '../../../content/documents/bilingual';
import { focusField, itemId, list, media, object, text } from '../../../content/fields/declare';
import type { Fields } from '../../../content/fields/fields';
import { label, matchLabel } from '../../../testing/label';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { MediaProvider } from '../media/MediaContext';
import { FieldInputs } from './FieldInputs';

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
let edited: Tree;

/** Renders a form of a site with two photos. */
function show(form: ReactNode, shownElsewhere: ComponentProps<typeof MediaProvider>['shownElsewhere'] = []) {
  const published = ['/uploads/a.jpg', '/uploads/b.jpg'].map((src) => ({ src, small: src, large: src }));
  const given = { site: {}, published, descriptions: {}, pictures: [], media: {}, shownElsewhere };
  renderInLanguage(
    <MediaProvider documentKey="hero" {...given}>
      <form>{form}</form>
    </MediaProvider>,
  );
}

type FormProps = { problems?: Record<string, string>; of?: Fields; from?: Tree };

function Form({ problems = {}, of = fields, from = start }: FormProps) {
  const [shown, setShown] = useState(from);
  edited = shown;
  const form = {
    edited: shown,
    problems: new Map(Object.entries(problems)),
    notes: new Map(),
    onChange: setShown,
    announce: () => {},
  };
  return <FieldInputs form={form} fields={of} />;
}

it('a photo field shows the picture with its description, its hint and its error', () => {
  renderInLanguage(<Form problems={{ 'fr.picture': 'Pas là.' }} />);
  const group = screen.getByRole('group', { name: `Image (${label('admin.edit.shared')})` });
  expect(group).toHaveAccessibleDescription('Une photo carrée.');
  expect(screen.getByRole('img', { name: 'Un puits' })).toHaveAttribute('src', '/uploads/a.jpg');
  expect(screen.getByRole('button', { name: label('admin.photo.change') })).toHaveAccessibleDescription('Pas là.');
});

it.each([
  ['from a field', fields, start, label('admin.photo.remove')],
  [
    'with an item of a list',
    { items: list('Photos', '', { of: object('Photo', '', { id: itemId, ...fields }) }) },
    { items: [{ id: 'a', ...start }] },
    `${label('admin.list.remove')} Photo 1`,
  ],
])('what is taken out %s is said to be shown elsewhere, with the place', async (_, of, from, button) => {
  const place = { key: 'album-x', name: { fr: 'Le puits' }, field: 'Photo 3' } as const;
  const other = { ...place, name: { fr: 'Un autre' } };
  show(<Form of={of} from={from} />, [
    ['/uploads/a.jpg', place],
    ['/uploads/b.jpg', other],
  ]);
  expect(screen.queryByText(matchLabel('admin.photo.stillShown'))).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: button, hidden: true }));
  const places = screen.getByText(matchLabel('admin.photo.stillShown')).nextElementSibling;
  expect(places?.children).toHaveLength(1);
  expect(places).toHaveTextContent(matchLabel('admin.album.named', { name: 'Le puits' }));
  expect(places).toHaveTextContent(/: Photo 3$/);
});

it('another photo starts without description and focus; the former one, chosen again, gets back its own', async () => {
  // jsdom has none.
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL() {} });
  show(<Form />);
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const choose = async (purpose: 'admin.photo.add' | 'admin.photo.change', photo: string) => {
    await press(label(purpose));
    await press(photo);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Description (français) *')).toHaveFocus();
  };
  await choose('admin.photo.change', 'b.jpg');
  expect(edited).toEqual({ picture: '/uploads/b.jpg' });
  await press(label('admin.photo.remove'));
  expect(screen.getByRole('button', { name: label('admin.photo.add') })).toHaveFocus();
  expect(screen.getByText(label('admin.photo.none'))).toBeVisible();
  expect(edited).toEqual({ picture: '' });
  await choose('admin.photo.add', 'a.jpg');
  expect(edited).toEqual(start);
});
