import { computeAccessibleName, getRole } from 'dom-accessibility-api';

// Runs in the page, in every engine: finds elements as a person does, by role and name.

/** A visible element: its role, its accessible name (any, if absent) and the names of what contains it. */
export type Target = {
  role: string;
  /** Case and kinds of space do not matter. */
  name?: string;
  /** Whether the name may be only a part of the element's. */
  isPart?: boolean;
  inside?: Omit<Target, 'inside'>;
};

/** What can be known of an element without knowing its code. */
export type Seen = {
  role: string;
  name: string;
  text: string;
  value: string;
  /** `checked`, `expanded`, `invalid`, `pressed` and `selected`, where they are true. */
  states: string[];
  /** Left, top, width and height in CSS pixels of the viewport. */
  box: [number, number, number, number];
};

export type Spot = { x: number; y: number; coveredBy?: string };

const implicit =
  ':is(a, button, input, select, textarea, summary, h1, h2, h3, img, form, dialog, main, nav, header, footer)';
const states = ['checked', 'expanded', 'invalid', 'pressed', 'selected'];

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether people who see find it. */
function isDrawn(element: Element): boolean {
  // Only recent browsers can tell that a closed <details> hides its content.
  const hasBox = element.checkVisibility?.() ?? element.getClientRects().length > 0;
  return hasBox && getComputedStyle(element).visibility === 'visible';
}

function roleOf(element: Element): string | null {
  if (element instanceof HTMLInputElement && element.type === 'file') return 'file';
  if (element instanceof HTMLInputElement && element.type === 'password') return 'textbox';
  if (element.matches('summary')) return 'summary';
  return getRole(element);
}

function matches(element: Element, { role, name, isPart }: Target): boolean {
  if (roleOf(element) !== role) return false;
  // A file input may be hidden below its label.
  if (role !== 'file' && (!isDrawn(element) || element.closest('[aria-hidden=true], [inert]'))) return false;
  if (name === undefined) return true;
  const [own, wanted] = [nameOf(element), name].map((text) => clean(text).toLowerCase()) as [string, string];
  return isPart ? own.includes(wanted) : own === wanted;
}

function nameOf(element: Element): string {
  return computeAccessibleName(element) || (element.matches('summary') ? (element.textContent ?? '') : '');
}

function findAll(target: Target): Element[] {
  const roots = target.inside ? findAll(target.inside) : [document.documentElement];
  const elements = roots.flatMap((root) => [
    ...root.querySelectorAll(`${implicit}, [role], li, table, fieldset, section`),
  ]);
  return elements.filter((element) => matches(element, target));
}

function describe(element: Element): Seen {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    role: roleOf(element) ?? element.localName,
    name: clean(nameOf(element)),
    text: clean(element.textContent ?? ''),
    value: 'value' in element ? String(element.value) : '',
    states: states.filter((state) => element.getAttribute(`aria-${state}`) === 'true'),
    box: [left, top, width, height],
  };
}

/** Undefined while nothing matches. */
function look(target: Target): Seen | undefined {
  const [found] = findAll(target);
  return found && describe(found);
}

/**
 * Brings an element into view, and finds the spot to press: the middle of its largest part. A link that breaks has several,
 * and Firefox gives one around a picture an empty first one.
 */
function reach(target: Target): Spot | undefined {
  const [found] = findAll(target);
  if (!found) return undefined;
  const size = ({ width, height }: DOMRect) => width * height;
  const spot = () => {
    const parts = [found, ...found.children].flatMap((element) => [...element.getClientRects()]);
    const { left, top, width, height } = parts.sort((one, other) => size(other) - size(one))[0] as DOMRect;
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const hit = ({ x, y }: Spot) => document.elementFromPoint(x, y);
  const isFree = (at: Spot) => found.contains(hit(at));
  if (!isFree(spot())) found.scrollIntoView({ block: 'center', behavior: 'instant' as ScrollBehavior });
  // Chromium 108 sometimes does nothing at that.
  if (spot().y > innerHeight) scrollBy({ top: spot().y - innerHeight / 2, behavior: 'instant' as ScrollBehavior });
  const at = spot();
  return isFree(at) ? at : { ...at, coveredBy: hit(at)?.outerHTML.slice(0, 200) ?? 'nothing' };
}

/** Marks an element for a CSS selector, for what only drivers do. */
function mark(target: Target): string | undefined {
  const [found] = findAll(target);
  if (!found) return undefined;
  for (const old of document.querySelectorAll('[data-marked]')) old.removeAttribute('data-marked');
  found.setAttribute('data-marked', '');
  return '[data-marked]';
}

/** What has the focus; undefined for the page as a whole. */
function focused(): Seen | undefined {
  const { activeElement } = document;
  return activeElement && activeElement !== document.body && activeElement !== document.documentElement
    ? describe(activeElement)
    : undefined;
}

/** Chooses an option of the focused list. */
function choose(option: string): void {
  const list = document.activeElement as HTMLSelectElement;
  const chosen = [...list.options].find(({ text }) => clean(text) === clean(option));
  if (!chosen) throw new Error(`There is no option ${option}`);
  list.value = chosen.value;
  for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Whether the page shows a text, in the whole or in a part. */
function shows(text: string): boolean {
  const wanted = clean(text);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode() as Element | null; node; node = walker.nextNode() as Element | null) {
    const isSmallest = ![...node.children].some((child) => clean(child.textContent ?? '').includes(wanted));
    if (isSmallest && clean(node.textContent ?? '').includes(wanted) && isDrawn(node)) return true;
  }
  return false;
}

/** Keeps the next file that the page offers for download. */
function catchDownload(): void {
  const { createObjectURL } = URL;
  URL.createObjectURL = (file: Blob) => {
    void file.arrayBuffer().then((buffer) => {
      const bytes = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte));
      Object.assign(window, { caughtDownload: btoa(bytes.join('')) });
    });
    return createObjectURL(file);
  };
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (!this.download) click.call(this);
  };
}

export const inPage = { look, reach, mark, focused, choose, shows, catchDownload };
Object.assign(window, { inPage });
