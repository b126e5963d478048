/** @jest-environment jsdom */
import { answerEarlyPresses } from './earlyPresses';

afterEach(() => {
  window.pressed = undefined;
  document.body.replaceChildren();
});

it('answers the presses made before, in their order, and leaves later ones to the page', () => {
  const answered: string[] = [];
  const [first, second] = ['one', 'two'].map((name) => {
    const button = document.createElement('button');
    button.addEventListener('click', () => answered.push(`${name} ${window.pressed ? 'early' : 'late'}`));
    document.body.append(button);
    return button;
  }) as [HTMLButtonElement, HTMLButtonElement];
  window.pressed = [second, first, second];
  answerEarlyPresses();
  expect(answered).toEqual(['two late', 'one late', 'two late']);
  expect(window.pressed).toBeUndefined();
});

it('does nothing where there was no starter', () => {
  expect(answerEarlyPresses).not.toThrow();
});
