/**
 * What a person does to a browser. One adapter per protocol implements it; the journeys know `Visitor` only.
 */
export type Driver = {
  open: (url: string) => Promise<void>;
  /** Runs an expression in the page and resolves to its value, which must survive JSON. */
  run: <T>(expression: string) => Promise<T>;
  /** Presses the main button of the mouse at a point of the viewport, in CSS pixels. */
  press: (x: number, y: number) => Promise<void>;
  /** Types characters. */
  type: (text: string) => Promise<void>;
  /** Presses a key, with modifiers before it: `Tab`, `Control+z`. */
  key: (name: KeyName) => Promise<void>;
  /** Chooses a file for the file input that a CSS selector finds. */
  attach: (selector: string, file: string) => Promise<void>;
  /** Opens another tab and goes on there; `closeTab` closes it and goes back to the tab before. */
  openTab: () => Promise<void>;
  closeTab: () => Promise<void>;
  screenshot: (path: string) => Promise<void>;
  close: () => Promise<void>;
};

type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowLeft' | 'Backspace' | 'End' | 'a' | 'z';
export type KeyName = Key | `Control+${Key}`;
