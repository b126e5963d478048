import type { DataValues } from '../dataNames';

// Inlined right after a notice, so that a page from a cache hides it before the first paint; it can import only types.

const notice = (document.currentScript as HTMLScriptElement).previousElementSibling as HTMLElement;
const { from = '', until = '' } = notice.dataset as DataValues;
// The day in Cameroon, which is an hour ahead of UTC all year.
const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10);
notice.hidden = today < from || today > until;
