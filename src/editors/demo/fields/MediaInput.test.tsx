/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { media, text } from '../../../content/fields/declare';
import type { Entry } from '../../../content/localize';
import { label } from '../../../testing/label';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { FieldInputs } from '../form/FieldInputs';
import { FormContext } from './formState';

const fields = {
  picture: media('Image', 'Une photo carrée.', {
    accept: ['photo'],
    optional: true,
    shared: true,
    describedBy: 'words',
  }),
  words: text('Description', 'Ce que l’image montre.', { optional: true }),
};

const start = { fr: { picture: '/uploads/a.jpg', words: 'Un puits' }, en: { words: 'A well' } };
let entry: Entry;

function Form({ problems = {} }: { problems?: Record<string, string> }) {
  const [shown, setShown] = useState<Entry>(start);
  entry = shown;
  const form = {
    entry: shown,
    problems: new Map(Object.entries(problems)),
    notes: new Map(),
    uploads: [],
    onChange: setShown,
    announce: () => {},
  };
  return (
    <FormContext value={form}>
      <FieldInputs fields={fields} />
    </FormContext>
  );
}

it('a photo field shows the picture with its description, and its hint', () => {
  renderInLanguage(<Form />);
  const group = screen.getByRole('group', { name: `Image (${label('admin.edit.shared')})` });
  expect(group).toHaveAccessibleDescription('Une photo carrée.');
  expect(screen.getByRole('img', { name: 'Un puits' })).toHaveAttribute('src', '/uploads/a.jpg');
  expect(screen.getByRole('button', { name: label('admin.photo.change') })).toBeVisible();
  expect(screen.queryByLabelText(label('admin.photo.address'))).toBeNull();
});

it('the address of a photo can be typed, and is shown with its error', async () => {
  renderInLanguage(<Form problems={{ 'fr.picture': 'Ce fichier n’existe pas.' }} />);
  const address = screen.getByLabelText(label('admin.photo.address'));
  expect(address).toBeVisible();
  expect(address).toHaveAccessibleDescription('Ce fichier n’existe pas.');
  await userEvent.clear(address);
  await userEvent.type(address, 'https://images.pexels.com/a.jpg');
  expect(entry.fr).toEqual({ picture: 'https://images.pexels.com/a.jpg', words: 'Un puits' });
});
