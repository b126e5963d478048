/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { saveFinalAnswer, saveSending } from '../device/donationStorage';
import { checked, remember } from '../testing/returnPage';
import { attempt } from '../testing/testPayment';
import { OpenPayments } from './OpenPayments';

beforeEach(() => {
  localStorage.clear();
  remember('11111111');
});
afterEach(() => jest.useRealTimers());

it('after Back, a payment that has ended is gone, and an open one stays', () => {
  remember('22222222');
  renderInLanguage(<OpenPayments />);
  expect(screen.getByText(/22222222/)).toBeVisible();
  saveFinalAnswer(checked('accepted', { reference: '22222222' }));
  // As Back from the bfcache does.
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.queryByText(/22222222/)).toBeNull();
  expect(screen.getByText(/11111111/)).toBeVisible();
});

it('a payment that another browser tab is sending is gone 35 seconds after the press, whenever it was read', () => {
  jest.useFakeTimers();
  renderInLanguage(<OpenPayments />);
  saveSending({ ...attempt, reference: '22222222' });
  act(() => jest.advanceTimersByTime(30_000));
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(screen.getByText(/22222222/)).toBeVisible();
  act(() => jest.advanceTimersByTime(5000));
  expect(screen.queryByText(/22222222/)).toBeNull();
  expect(screen.getByText(/11111111/)).toBeVisible();
});
