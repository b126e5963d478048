/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useLinks } from './Dialog';

const open = jest.fn();

function Links() {
  useLinks('a[data-album]', open);
  return (
    <a href="/albums/kribi/" data-album="kribi">
      <b>Kribi</b>
    </a>
  );
}

/** @returns whether the browser follows the link */
function press(init?: MouseEventInit): boolean {
  render(<Links />);
  const click = createEvent.click(screen.getByText('Kribi'), init);
  // jsdom follows no links, and says so.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const prevent = jest.spyOn(click, 'preventDefault');
  fireEvent(screen.getByText('Kribi'), click);
  return prevent.mock.calls.length === 1;
}

beforeEach(() => open.mockReset());

it('opens what a link leads to in its place', () => {
  expect(press()).toBe(false);
  expect(open).toHaveBeenCalledWith(screen.getByRole('link'));
});

it('leaves to the browser a press that asks for a new tab', () => {
  expect(press({ ctrlKey: true })).toBe(true);
  expect(open).not.toHaveBeenCalled();
});

it('leaves every press to a browser that has no dialogs', () => {
  const known = window.HTMLDialogElement;
  Reflect.deleteProperty(window, 'HTMLDialogElement');
  expect(press()).toBe(true);
  window.HTMLDialogElement = known;
  expect(open).not.toHaveBeenCalled();
});
