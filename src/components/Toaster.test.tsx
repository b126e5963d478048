/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInLanguage } from '../../fixtures/renderInLanguage';
import { Toaster } from './Toaster';
import { clearToasts, toast } from './toasts';

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
const closeButton = () => screen.getByRole('button', { name: 'Fermer' });
const card = () => screen.getByText(news.title).closest('[data-tone]') as HTMLElement;

it('announces a toast in a region that is there before it', () => {
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  act(() => toast.error(news));
  expect(region.textContent).toContain(news.message);
});

it('shows the same news once, and for a whole reading time again', () => {
  act(() => toast.error(news));
  wait(7_000);
  act(() => toast.error(news));
  expect(screen.getAllByText(news.title)).toHaveLength(1);
  wait(7_000);
  expect(screen.getByText(news.title)).toBeTruthy();
});

it('leaves after the time to read it', () => {
  act(() => toast.error(news));
  wait(7_000);
  expect(screen.getByText(news.title)).toBeTruthy();
  wait(readingTime);
  expect(screen.queryByText(news.title)).toBeNull();
});

it('stays for as long as a pointer rests on it or focus is in it, whichever ends last', () => {
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

it('gives focus back to where it was when it is dismissed', () => {
  const field = screen.getByRole('textbox', { name: 'Montant' });
  act(() => toast.error(news));
  field.focus();
  act(() => closeButton().focus());
  fireEvent.click(closeButton());
  expect(screen.queryByText(news.title)).toBeNull();
  expect(document.activeElement).toBe(field);
});
