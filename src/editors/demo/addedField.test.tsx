/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { measureCoverage } from '../../content/coverage';
import { listChanges } from '../../content/documents/changes';
import type { Fields, Values } from '../../content/fields';
import { describeProblem } from '../../content/problems';
import { validateEntry } from '../../content/validate';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { EntryForm } from './form/EntryForm';

const model = { title: { kind: 'text', label: 'Titre', hint: 'Le titre.' } } as const satisfies Fields;

// The only edit to the model: every test below derives from it.
const grown = {
  ...model,
  slogan: { kind: 'text', label: 'Slogan', hint: 'Trois mots.', max: 12 },
} as const satisfies Fields;

const problemsOf = (values: object) => validateEntry('file', grown, { fr: values }, new Set()).map(describeProblem);

it('a field added to the model is in the type', () => {
  const values: Values<typeof grown> = { title: 'Titre', slogan: 'Trois mots' };
  expect(values.slogan).toBe('Trois mots');
  // @ts-expect-error The type requires it.
  const incomplete: Values<typeof grown> = { title: 'Titre' };
  expect(incomplete).not.toHaveProperty('slogan');
});

it('a field added to the model is validated', () => {
  expect(problemsOf({ title: 'Titre' })).toEqual(['file: fr.slogan is required']);
  expect(problemsOf({ title: 'Titre', slogan: 'Bien plus de trois mots' })).toEqual([
    'file: fr.slogan has 23 characters, but may have 12 at most',
  ]);
  expect(problemsOf({ title: 'Titre', slogan: 'Trois mots' })).toEqual([]);
});

it('a field added to the model is in the form, with its hint', () => {
  const entry = { fr: { slogan: 'Trois mots' } };
  const ignore = () => {};
  renderInLanguage(
    <EntryForm
      fields={grown}
      original={entry}
      entry={entry}
      problems={[]}
      uploads={[]}
      language="fr"
      onLanguage={ignore}
      onChange={ignore}
    />,
  );
  const input = screen.getByLabelText('Slogan (français) *');
  expect(input).toHaveValue('Trois mots');
  expect(input).toHaveAccessibleDescription(/^Trois mots\./);
});

it('a field added to the model appears among the changes and the fields to translate', () => {
  const entry = { fr: { title: 'Titre', slogan: 'Trois mots' }, en: { title: 'Title' } };
  expect(measureCoverage(grown, entry, 'en').missing).toEqual(['slogan']);
  expect(listChanges(grown, { fr: { title: 'Titre' } }, entry)).toContainEqual(
    expect.objectContaining({ name: 'Slogan', after: 'Trois mots' }),
  );
});
