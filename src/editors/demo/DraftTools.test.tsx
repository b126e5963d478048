/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { toastStore } from '../../components/toasts';
import { label } from '../../testing/label';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { OpenLink } from './DraftTools';

// Gatsby’s links work only in a built site.
jest.mock('gatsby', () => ({
  Link: ({ to, ...props }: ComponentProps<'a'> & { to: string }) => <a href={to} {...props} />,
}));

it('without a network, a part is not opened, and a message says that nothing is lost', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderInLanguage(<OpenLink path="/admin/edit/hero/">Modifier</OpenLink>);
  const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Modifier' }));
  expect(isFollowed).toBe(false);
  expect(toastStore.getSnapshot()).toMatchObject([{ tone: 'error', message: label('admin.dashboard.offline') }]);
});
