/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '../../../shared/components/Toaster.island';
import { label } from '../../../testing/label';
import { renderInLanguage } from '../../../testing/renderInLanguage';
import { Login } from './Login';
import { areDemoCredentials, isSignedIn, signIn } from './session';

const submit = () => userEvent.click(screen.getByRole('button', { name: label('editor.login.submit') }));

it('a missing password is not called incorrect; a wrong one is, in a message and beside its field, and the name stays', async () => {
  renderInLanguage(
    <>
      <Login />
      <Toaster />
    </>,
  );
  const username = screen.getByLabelText(label('editor.login.username'));
  await userEvent.type(username, 'admin');
  await submit();
  const password = screen.getByLabelText(label('editor.login.password'));
  expect(password).toHaveFocus();
  expect(password).toHaveAccessibleDescription(label('editor.problem.required'));
  expect(screen.queryByText(label('editor.login.failure'))).not.toBeInTheDocument();
  await userEvent.type(password, 'faux');
  await submit();
  const failure = label('editor.login.failure');
  expect(screen.getByRole('log')).toHaveTextContent(`${label('editor.login.failureTitle')} ${failure}`);
  expect(username).toHaveValue('admin');
  expect(password).toHaveFocus();
  expect(password).toHaveAccessibleDescription(failure);
});

beforeEach(() => localStorage.clear());

it('a session is open only while the stored flag is exactly true', () => {
  expect(isSignedIn()).toBe(false);
  localStorage.setItem('authenticated', 'yes');
  expect(isSignedIn()).toBe(false);
  signIn();
  expect(localStorage.getItem('authenticated')).toBe('true');
  expect(isSignedIn()).toBe(true);
  localStorage.removeItem('authenticated');
  expect(isSignedIn()).toBe(false);
});

it.each([
  ['admin', 'demo2024'],
  ['Admin ', 'demo2024'],
  ['admin', ' demo2024 '],
])('%j and %j open a session', (username, password) => {
  expect(areDemoCredentials(username, password)).toBe(true);
});

it.each([
  ['admin', 'Demo2024'],
  ['ad min', 'demo2024'],
])('%j and %j open no session', (username, password) => {
  expect(areDemoCredentials(username, password)).toBe(false);
});
