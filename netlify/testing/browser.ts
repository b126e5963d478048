import { AsyncLocalStorage } from 'node:async_hooks';
import { loadPayments, saveFinalAnswer } from '../../src/donation/device/donationStorage';
import { findOutcome } from '../../src/donation/rules/findOutcome';
import { outcomes, type PageOutcome } from '../../src/donation/rules/outcomes';
import { findCheckCookie } from '../../src/donation/rules/paymentCookies';
import { paymentReturnPath } from '../../src/routes';

/** The browser for which the code of a page runs. */
const current = new AsyncLocalStorage<Browser>();
Object.defineProperties(globalThis, {
  localStorage: { get: () => current.getStore()?.openStorage() },
  document: { get: () => current.getStore()?.document },
});

/** For tests: a browser's cookies and storage. Several may be used at once. */
export class Browser {
  private readonly cookies = new Map<string, { pair: string; path: string; isHttpOnly: boolean }>();
  private readonly stored = new Map<string, string>();
  /** Whether it refuses its pages their storage. */
  isRefusing = false;
  readonly document = Object.defineProperty({}, 'cookie', { set: (cookie: string) => this.keepCookie(cookie) });

  /** Runs the code of a page. */
  run<T>(page: () => T): T {
    return current.run(this, page);
  }

  openStorage() {
    if (this.isRefusing) throw new Error('refused');
    return {
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, value: string) => this.stored.set(key, value),
      removeItem: (key: string) => this.stored.delete(key),
    };
  }

  /** What the page of an outcome shows after hydration, as `useOutcome` has it, or which page it leaves for. */
  open(page: PageOutcome): ReturnType<typeof findOutcome> {
    return this.run(() => {
      const checked = findCheckCookie(this.readCookies(paymentReturnPath(page), true), page);
      const next = findOutcome(page, checked, loadPayments());
      if (!('goTo' in next) && checked && outcomes[next.outcome].payment === 'final') saveFinalAnswer(checked);
      return next;
    });
  }

  keepCookie(cookie: string): void {
    const [, pair = '', name = ''] = /^((\w+)=[^;]*)/.exec(cookie) ?? [];
    const path = /Path=([^;]*)/.exec(cookie)?.[1] ?? '';
    if (cookie.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, { pair, path, isHttpOnly: cookie.includes('HttpOnly') });
  }

  /** What it sends to an address, or, to `isPage`, lets its scripts read. */
  readCookies(address: string, isPage = false): string {
    return [...this.cookies.values()]
      .filter(({ path, isHttpOnly }) => address.startsWith(path) && !(isPage && isHttpOnly))
      .map(({ pair }) => pair)
      .join('; ');
  }

  /** @param start of the names of the cookies */
  expire(start: string): void {
    for (const name of [...this.cookies.keys()]) if (name.startsWith(start)) this.cookies.delete(name);
  }
}
