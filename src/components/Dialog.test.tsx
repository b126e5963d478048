/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog';

const onClose = jest.fn();
beforeEach(() => onClose.mockClear());

const open = () => {
  render(
    <Dialog open onClose={onClose} label="Album">
      <p>Photos</p>
    </Dialog>,
  );
  return screen.getByRole<HTMLDialogElement>('dialog');
};

it('a dialog that the browser closes by itself is closed', () => {
  const dialog = open();
  dialog.open = false;
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('the late event of an earlier closing leaves the dialog open', () => {
  fireEvent(open(), new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});
