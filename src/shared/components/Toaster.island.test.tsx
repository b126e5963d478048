/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { label } from '../../testing/label';
import { renderInLanguage } from '../../testing/renderInLanguage';
import { clearToasts, toast } from '../browser/toasts';
import { Toaster } from './Toaster.island';

const news = { title: 'Erreur réseau', message: 'Impossible de contacter le service de paiement Cinetpay.' };
const readingTime = 10_000;

beforeEach(() => {
  jest.useFakeTimers();
  renderInLanguage(
    <>
      <input aria-label="Montant" />
      <Toaster />
    </>,
  );
});

afterEach(() => {
  act(clearToasts);
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const closeButton = () => screen.getByRole('button', { name: label('dialog.close') });
const card = () => screen.getByText(news.title).closest('[data-tone]') as HTMLElement;

it('the live region exists before the toast that it announces', () => {
  const region = screen.getByRole('log', { name: label('toast.region') });
  expect(region.getAttribute('aria-live')).toBe('polite');
  act(() => toast.error(news));
  expect(region.textContent).toContain(news.message);
});

it('a repeated message replaces its toast and restarts the timeout', () => {
  act(() => toast.error(news));
  wait(7_000);
  act(() => toast.error(news));
  expect(screen.getAllByText(news.title)).toHaveLength(1);
  wait(7_000);
  expect(screen.getByText(news.title)).toBeTruthy();
});

it('a success leaves after five seconds, however long its text', () => {
  act(() => toast.success(news));
  wait(4_900);
  expect(screen.getByText(news.title)).toBeTruthy();
  wait(100);
  expect(screen.queryByText(news.title)).toBeNull();
});

it('a toast that is hovered and focused stays until the focus leaves', () => {
  act(() => toast.error(news));
  fireEvent.pointerEnter(card());
  act(() => closeButton().focus());
  fireEvent.pointerLeave(card());
  wait(10 * readingTime);
  expect(screen.getByText(news.title)).toBeTruthy();
  act(() => closeButton().blur());
  wait(readingTime);
  expect(screen.queryByText(news.title)).toBeNull();
});

it('dismissing a toast returns the focus to where it was', () => {
  const field = screen.getByRole('textbox', { name: 'Montant' });
  act(() => toast.error(news));
  field.focus();
  act(() => closeButton().focus());
  fireEvent.click(closeButton());
  expect(screen.queryByText(news.title)).toBeNull();
  expect(document.activeElement).toBe(field);
});

it('while a toast is shown, the page scrolls a focused field to below it', () => {
  const region = screen.getByRole('log', { name: label('toast.region') });
  jest.spyOn(region, 'getBoundingClientRect').mockReturnValue({ bottom: 100 } as DOMRect);
  const { style } = document.documentElement;
  act(() => toast.error(news));
  expect(style.scrollPaddingBlockStart).toContain('100px');
  act(clearToasts);
  expect(style.scrollPaddingBlockStart).toBe('');
});
