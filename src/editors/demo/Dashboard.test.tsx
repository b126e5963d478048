/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { toTree } from '../../content/documents/bilingual';
import { writeAt } from '../../content/documents/editEntry';
import { text } from '../../content/fields/declare';
import { clearToasts, toastStore } from '../../shared/components/toasts';
import { label, matchLabel } from '../../testing/label';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { OpenLink } from './OpenLink';
import { TranslationCoverage } from './TranslationCoverage';

// Gatsby’s links work only in a built site.
jest.mock('gatsby', () => ({
  Link: ({ to, ...props }: ComponentProps<'a'> & { to: string }) => <a href={to} {...props} />,
}));

it.each([
  ['that was not loaded before is not opened, and a message says that nothing is lost', undefined, false],
  ['that was loaded before is opened', {}, true],
])('without a network, a page %s', (_, loaded, isOpened) => {
  Object.assign(globalThis, { ___loader: { loadPageSync: () => loaded } });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  clearToasts();
  renderInLanguage(<OpenLink path="/admin/edit/hero/">Modifier</OpenLink>);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Modifier' }))).toBe(isOpened);
  const message = { tone: 'error', message: label('admin.dashboard.offline') };
  expect(toastStore.getSnapshot()).toMatchObject(isOpened ? [] : [message]);
});

it('a link says that it is opening its page, unless a new tab does', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderInLanguage(<OpenLink path="/admin/edit/hero/">Modifier</OpenLink>);
  const link = screen.getByRole('link');
  fireEvent.click(link, { ctrlKey: true });
  expect(link).toHaveTextContent('Modifier');
  fireEvent.click(link);
  expect(link).toHaveTextContent(matchLabel('admin.dashboard.opening'));
});

it('the coverage report counts translated fields, and names those to review', () => {
  const fields = { title: text('Titre', ''), lead: text('Accroche', ''), text: text('Texte', '') };
  const en = { lead: 'One sentence.', text: 'Two sentences.' };
  const current = toTree(fields, { fr: { title: 'Un titre', lead: 'Une phrase.', text: 'Deux phrases.' }, en });
  const edited = writeAt(current, ['lead', 'fr'], 'Trois phrases.');
  renderInLanguage(<TranslationCoverage fields={fields} current={current} edited={edited} />);
  expect(
    screen.getByText(matchLabel('admin.coverage.done', { language: 'anglais', done: 2, total: 3 })),
  ).toBeInTheDocument();
  const remarks = screen.getAllByRole('group').map(({ textContent }) => textContent);
  expect(remarks).toEqual([
    `${label('admin.coverage.missing', { count: 1 })}Titre`,
    `${label('admin.coverage.stale', { count: 1 })}Accroche`,
  ]);
});
