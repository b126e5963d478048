/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { list, text } from '../../content/fields/declare';
import { label, matchLabel } from '../../testing/label';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { CoverageReport } from './CoverageReport';

const fields = { title: text('Titre', ''), lead: text('Accroche', ''), text: text('Texte', '') };

const fr = { title: 'Titre', lead: 'Une phrase assez longue.', text: 'Une phrase assez longue.' };

it('the coverage report counts translated fields and names those to review', () => {
  const en = { lead: fr.lead, text: 'Short.' };
  renderInLanguage(<CoverageReport fields={fields} original={{}} entry={{ fr, en }} />);
  expect(
    screen.getByText(matchLabel('admin.coverage.done', { language: 'anglais', done: 2, total: 3 })),
  ).toBeInTheDocument();
  const remarks = screen.getAllByRole('group').map(({ textContent }) => textContent);
  expect(remarks).toEqual([
    `${label('admin.coverage.missing', { count: 1 })}Titre`,
    `${label('admin.coverage.identical', { count: 1 })}Accroche`,
    `${label('admin.coverage.uneven', { count: 1 })}Texte`,
  ]);
});

it('the coverage report asks about a French text that names how many there were', () => {
  const actions = list('Actions', '', { optional: true, shared: true, of: text('Action', '') });
  const withList = { title: fields.title, actions };
  const entryOf = (...actions: string[]) => ({ fr: { title: 'Deux actions', actions }, en: { title: 'Two' } });
  const show = (entry: ReturnType<typeof entryOf>) =>
    renderInLanguage(<CoverageReport fields={withList} original={entryOf('a', 'b')} entry={entry} />);
  const question = matchLabel('admin.coverage.recount', { name: 'Titre (français)' });
  show(entryOf('a', 'c'));
  expect(screen.queryByText(question)).toBeNull();
  show(entryOf('a', 'b', 'c'));
  expect(screen.getByText(question)).toBeInTheDocument();
});
