/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '../../../components/Toaster.island';
import { label } from '../../../testing/label';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { Login } from './Login';

const submit = () => userEvent.click(screen.getByRole('button', { name: label('admin.login.submit') }));

it('a login without a password asks for it, and calls nothing incorrect', async () => {
  renderInLanguage(
    <>
      <Login />
      <Toaster />
    </>,
  );
  await userEvent.type(screen.getByLabelText(label('admin.login.username')), 'admin');
  await submit();
  const password = screen.getByLabelText(label('admin.login.password'));
  expect(password).toHaveAccessibleDescription(label('admin.login.required'));
  expect(password).toHaveFocus();
  expect(screen.queryByText(label('admin.login.failure'))).not.toBeInTheDocument();
  await userEvent.type(password, 'faux');
  await submit();
  expect(screen.getAllByText(label('admin.login.failure'))).toHaveLength(2);
});
