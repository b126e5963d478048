import { AsyncLocalStorage } from 'node:async_hooks';
import { settleOutcome } from '../../src/donation/return/settleOutcome';
import type { PageOutcome } from '../../src/donation/rules/outcomes';
import { findCheckCookie } from '../../src/donation/rules/paymentCookies';

/** The browser in which the code of a page runs. */
const current = new AsyncLocalStorage<Browser>();
Object.defineProperties(globalThis, {
  localStorage: { get: () => current.getStore()?.localStorage },
  document: { get: () => current.getStore() },
});

/** For tests: a browser's storage, and its cookies, which it sends to every URL. Several browsers may run at once. */
export class Browser {
  private readonly cookies = new Map<string, string>();
  private readonly stored = new Map<string, string>();
  /** Whether the browser refuses its storage to pages. */
  isRefusing = false;

  run<T>(page: () => T): T {
    return current.run(this, page);
  }

  get localStorage() {
    if (this.isRefusing) throw new Error('refused');
    return {
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, value: string) => this.stored.set(key, value),
      removeItem: (key: string) => this.stored.delete(key),
    };
  }

  /** The `document.cookie` of each page. */
  get cookie(): string {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ');
  }

  set cookie(line: string) {
    const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(line) ?? [];
    if (line.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  /** @param start how the names of the cookies begin */
  expire(start: string): void {
    for (const name of [...this.cookies.keys()]) if (name.startsWith(start)) this.cookies.delete(name);
  }

  /** What the page of an outcome shows after hydration, or the page to which it redirects. */
  open(page: PageOutcome): ReturnType<typeof settleOutcome> {
    return this.run(() => settleOutcome(page, findCheckCookie(this.cookie, page)));
  }
}
