/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { clearToasts, toastStore } from '../../shared/browser/toasts';
import { label, matchLabel } from '../../testing/label';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { OpenLink } from './OpenLink';

// Gatsby's links need Gatsby's page loader.
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
  const message = { tone: 'error', message: label('editor.dashboard.offline') };
  expect(toastStore.getSnapshot()).toMatchObject(isOpened ? [] : [message]);
});

it('a link says that it is opening its page, unless a new tab does', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  renderInLanguage(<OpenLink path="/admin/edit/hero/">Modifier</OpenLink>);
  const link = screen.getByRole('link');
  fireEvent.click(link, { ctrlKey: true });
  expect(link).toHaveTextContent('Modifier');
  fireEvent.click(link);
  expect(link).toHaveTextContent(matchLabel('editor.dashboard.opening'));
});
