/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { Fields } from '../../content/fields';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { CoverageReport } from './CoverageReport';

const fields = {
  title: { kind: 'text', label: 'Titre', hint: '' },
  lead: { kind: 'text', label: 'Accroche', hint: '' },
  text: { kind: 'text', label: 'Texte', hint: '' },
} as const satisfies Fields;

const fr = { title: 'Titre', lead: 'Une phrase assez longue.', text: 'Une phrase assez longue.' };

it('the coverage report counts translated fields and names those to review', () => {
  const en = { lead: fr.lead, text: 'Short.' };
  renderInLanguage(<CoverageReport fields={fields} entry={{ fr, en }} />);
  expect(screen.getByText(/^Traduction en anglais.: 2 textes sur 3$/)).toBeInTheDocument();
  const remarks = screen.getAllByRole('group').map(({ textContent }) => textContent);
  expect(remarks).toEqual([
    '1 texte à traduireTitre',
    '1 texte identique au françaisAccroche',
    '1 texte bien plus long ou plus court que le françaisTexte',
  ]);
});

it('the coverage report has no remark on a complete translation', () => {
  const en = { title: 'Title', lead: 'A sentence long enough.', text: 'A sentence long enough.' };
  renderInLanguage(<CoverageReport fields={fields} entry={{ fr, en }} />);
  expect(screen.getByText(/3 textes sur 3$/)).toBeInTheDocument();
  expect(screen.queryByRole('group')).toBeNull();
});
