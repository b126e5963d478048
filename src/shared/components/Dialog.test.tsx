/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog';

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());
afterEach(() => jest.restoreAllMocks());

const open = () => {
  render(
    <Dialog isOpen onClose={onClose} label="Album">
      <p>Photos</p>
    </Dialog>,
  );
  return screen.getByRole<HTMLDialogElement>('dialog');
};

it('a dialog that the browser closes by itself calls onClose', () => {
  const dialog = open();
  dialog.open = false;
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('a close event that comes after the dialog was opened again is ignored', () => {
  fireEvent(open(), new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});

it('a dialog returns the focus where the browser does not', () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const { unmount } = render(
    <Dialog isOpen onClose={onClose} label="Album" children={<button type="button">Fermer</button>} />,
  );
  screen.getByRole('button', { name: 'Fermer' }).focus();
  unmount();
  expect(opener).toHaveFocus();
  opener.remove();
});

it.each([
  ['reserves the space of the page’s scrollbar', 1009, 900, 'stable'],
  ['that covers the page covers its scrollbar too', 1009, 1009, 'auto'],
  ['reserves no space for an overlay scrollbar', 1024, 900, 'auto'],
])('a dialog %s, and restores the page’s style', (_, page, width, room) => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(page);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  const { style } = document.documentElement;
  Object.assign(style, { scrollbarGutter: 'before' });
  const { unmount } = render(<Dialog isOpen onClose={onClose} label="Album" children="Photos" />);
  expect(style).toMatchObject({ overflow: 'hidden', scrollbarGutter: room });
  unmount();
  expect(style).toMatchObject({ overflow: '', scrollbarGutter: 'before' });
});
