import type { DataValues } from '../../shared/dataAttributes';

/** How far the country's clock is ahead of UTC, in milliseconds. */
declare const clockOffset: number;

// Inlined right after a notice, so that a page from a cache hides it before the first paint; it can import only types.

const notice = (document.currentScript as HTMLScriptElement).previousElementSibling as HTMLElement;
const { from = '', until = '' } = notice.dataset as DataValues;
const today = new Date(Date.now() + clockOffset).toISOString().slice(0, 10);
notice.hidden = today < from || today > until;
