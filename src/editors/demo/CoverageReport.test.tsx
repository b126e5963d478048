/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { list, text } from '../../content/fields/declare';
import { label, matchLabel } from '../../testing/label';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { CoverageReport } from './CoverageReport';

const fields = {
  title: text('Titre', ''),
  lead: text('Accroche', ''),
  text: text('Texte', ''),
  actions: list('Actions', '', { shared: true, of: text('Action', '') }),
};

it('the coverage report counts translated fields, and names those to review', () => {
  const lead = 'Une phrase assez longue.';
  const fr = { title: 'Deux actions', lead, text: lead, actions: ['a', 'b'] };
  const entry = { fr: { ...fr, actions: ['a', 'b', 'c'] }, en: { lead, text: 'Short.' } };
  renderInLanguage(<CoverageReport fields={fields} original={{ fr }} entry={entry} />);
  expect(
    screen.getByText(matchLabel('admin.coverage.done', { language: 'anglais', done: 2, total: 3 })),
  ).toBeInTheDocument();
  const remarks = screen.getAllByRole('group').map(({ textContent }) => textContent);
  expect(remarks).toEqual([
    `${label('admin.coverage.missing', { count: 1 })}Titre`,
    `${label('admin.coverage.identical', { count: 1 })}Accroche`,
    `${label('admin.coverage.uneven', { count: 1 })}Texte`,
  ]);
  expect(screen.getByText(matchLabel('admin.coverage.recount', { name: 'Titre (français)' }))).toBeInTheDocument();
});
