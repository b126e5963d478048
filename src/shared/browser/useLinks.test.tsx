/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useLinks } from './useLinks';

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
  // jsdom logs that it does not follow links.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const prevent = jest.spyOn(click, 'preventDefault');
  fireEvent(screen.getByText('Kribi'), click);
  return prevent.mock.calls.length === 1;
}

const { HTMLDialogElement } = window;

afterEach(() => {
  open.mockReset();
  window.HTMLDialogElement = HTMLDialogElement;
});

it('a click on a matching link opens the dialog instead', () => {
  expect(press()).toBe(false);
  expect(open).toHaveBeenCalledWith(screen.getByRole('link'));
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'the browser itself follows a link clicked with %p',
  (init) => {
    expect(press(init)).toBe(true);
    expect(open).not.toHaveBeenCalled();
  },
);

it('a browser without dialogs follows every link', () => {
  Reflect.deleteProperty(window, 'HTMLDialogElement');
  expect(press()).toBe(true);
  expect(open).not.toHaveBeenCalled();
});
