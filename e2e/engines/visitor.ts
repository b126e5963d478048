import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Driver, KeyName } from './drivers/driver';
import type { inPage, Seen, Spot, Target } from './inPage';

const patience = 15_000;
/** A focus that comes back later is lost: the next Tab starts at the top of the page. */
const focusPatience = 1_500;

/** Old browsers run it too. */
const bundle = buildSync({
  entryPoints: [`${__dirname}/inPage.ts`],
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2020',
}).outputFiles[0]?.text;

/**
 * A person at a browser. Everything pressed or looked at is named as the person knows it, by role and name, and is
 * waited for. After each action the focus must be on something, unless the action led elsewhere.
 */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    /** Without a slash at the end. */
    private readonly site: string,
  ) {}

  open(path: string): Promise<void> {
    return this.driver.open(this.site + path);
  }

  /** Presses something with the mouse. */
  async press(role: string, name?: string, options: Partial<Target> = {}): Promise<void> {
    const { x, y } = await this.reach({ role, name, ...options });
    await this.act(`pressed the ${role} ${name ?? ''}`, () => this.driver.press(x, y));
  }

  /** Presses something once it is there, without waiting for a page that is still moving. */
  async pressAtOnce(role: string, name: string): Promise<void> {
    const { x, y } = await this.poll(`the ${role} ${name}`, () => this.ask('reach', { role, name, isPart: true }));
    await this.driver.press(x, y);
  }

  /** Presses a point of the page that is nothing, such as the backdrop of a dialog. */
  pressAt(x: number, y: number): Promise<void> {
    return this.act(`pressed at ${x}, ${y}`, () => this.driver.press(x, y));
  }

  /** Presses keys, one after the other. */
  async key(...names: KeyName[]): Promise<void> {
    for (const name of names) await this.act(`pressed ${name}`, () => this.driver.key(name));
  }

  type(text: string): Promise<void> {
    return this.act(`typed ${text}`, () => this.driver.type(text));
  }

  /** Replaces the text of a field, letter by letter: a headless Chromium 90 crashes on selected text. */
  async fill(name: string, text: string, { role = 'textbox', ...options }: Partial<Target> = {}): Promise<void> {
    await this.press(role, name, options);
    const { value } = await this.see(role, name, options);
    await this.key('End', ...Array.from(value, () => 'Backspace' as const));
    if (text) await this.type(text);
  }

  /** Chooses from a list. */
  async choose(name: string, option: string): Promise<void> {
    await this.driver.run(
      `document.querySelector(${JSON.stringify(await this.mark({ role: 'combobox', name }))}).focus()`,
    );
    await this.act(`chose ${option}`, () => this.ask('choose', option).then(() => {}));
  }

  async attach(name: string, file: string): Promise<void> {
    await this.driver.attach(await this.mark({ role: 'file', name, isPart: true }), file);
  }

  /** Presses a button that offers a file, and keeps that file at a path. */
  async download(button: string, path: string): Promise<void> {
    await this.ask('catchDownload');
    await this.press('button', button);
    const data = await this.poll('a download', () => this.driver.run<string | undefined>('window.caughtDownload'));
    writeFileSync(path, data, 'base64');
  }

  // Drivers wait for events that a page out of the browser's cache does not send.
  back(): Promise<void> {
    return this.driver.run('void history.back()');
  }

  forward(): Promise<void> {
    return this.driver.run('void history.forward()');
  }

  reload(): Promise<void> {
    return this.driver.run('void location.reload()');
  }

  openTab(): Promise<void> {
    return this.driver.openTab();
  }

  closeTab(): Promise<void> {
    return this.driver.closeTab();
  }

  run<T>(expression: string): Promise<T> {
    return this.driver.run(expression);
  }

  /** Waits until something is shown. */
  see(role: string, name?: string, options: Partial<Target> = {}): Promise<Seen> {
    const target = { role, name, ...options };
    return this.poll(`the ${describe(target)}`, () => this.ask('look', target));
  }

  /** Waits until the title of the page begins so. */
  async seeTitle(text: string): Promise<void> {
    const read = () => this.driver.run<string>(`document.title.replace(/\\s+/g, ' ')`).catch(() => '');
    await expect.poll(async () => (await read()).startsWith(text), { timeout: patience, message: text }).toBe(true);
  }

  async seeText(text: string): Promise<void> {
    await this.poll(`the text ${text}`, async () => (await this.ask('shows', text)) || undefined);
  }

  /** Whether the page shows a text now. */
  async shows(text: string): Promise<boolean> {
    return (await this.ask('shows', text)) ?? false;
  }

  /** Waits until something is no longer shown. */
  async miss(role: string, name?: string, options: Partial<Target> = {}): Promise<void> {
    await this.poll(`no ${role} ${name ?? ''}`, async () =>
      (await this.ask('look', { role, name, ...options })) ? undefined : true,
    );
  }

  /** Waits until something of an element is as expected. */
  async seeAs(role: string, name: string, expected: Partial<Seen>, options: Partial<Target> = {}): Promise<void> {
    await expect
      .poll(() => this.ask('look', { role, name, ...options }).catch(() => undefined), { timeout: patience })
      .toMatchObject(expected);
  }

  async seeFocus(expected: Partial<Pick<Seen, 'role' | 'name'>>): Promise<void> {
    await expect.poll(() => this.ask('focused').catch(() => undefined), { timeout: patience }).toMatchObject(expected);
  }

  focus(): Promise<Seen | undefined> {
    return this.ask('focused');
  }

  /** Waits for an address of the site: path and fragment. */
  async arrive(path: string): Promise<void> {
    const read = () => this.driver.run<string>('location.pathname + location.hash').catch(() => '');
    await expect.poll(read, { timeout: patience }).toBe(path);
  }

  /** Waits until React has hydrated the page's islands. */
  async waitForScripts(): Promise<void> {
    await this.poll('scripts', () => this.driver.run('performance.getEntriesByName("ready").length || undefined'));
  }

  private async act(what: string, action: () => Promise<void>): Promise<void> {
    const before = await this.readPlace();
    await action();
    await this.poll(
      `the focus somewhere after the visitor ${what}`,
      async () => {
        // A link within the page moves the place where Tab goes on, not the focus.
        return (await this.ask('focused')) || (await this.readPlace()) !== before || undefined;
      },
      focusPatience,
    );
  }

  /** Identifies a document and the place in it: pages out of the browser's cache keep theirs. */
  private readPlace(): Promise<string> {
    return this.driver.run('performance.timeOrigin + location.hash');
  }

  private async mark(target: Target): Promise<string> {
    return this.poll(`the ${describe(target)}`, () => this.ask('mark', target));
  }

  /** Waits until a target stands still and is free to press. */
  private async reach(target: Target): Promise<Spot> {
    let last: Spot | undefined;
    return this.poll(`the ${describe(target)}, free to press`, async () => {
      const spot = await this.ask('reach', target);
      const stands = spot && !spot.coveredBy && spot.x === last?.x && spot.y === last?.y;
      last = spot;
      return stands ? spot : undefined;
    });
  }

  private async ask<Name extends keyof typeof inPage>(
    name: Name,
    ...args: Parameters<(typeof inPage)[Name]>
  ): Promise<ReturnType<(typeof inPage)[Name]>> {
    if (!(await this.driver.run('Boolean(window.inPage)'))) await this.driver.run(`void (() => {${bundle}})()`);
    // Drivers differ in what they make of undefined.
    const answer = await this.driver.run<string>(`JSON.stringify([window.inPage.${name}(...${JSON.stringify(args)})])`);
    return JSON.parse(answer)[0] ?? undefined;
  }

  /** Asks until there is an answer; a page that is being left gives none. */
  private async poll<T>(what: string, read: () => Promise<T | undefined>, limit = patience): Promise<T> {
    const end = Date.now() + limit;
    let failure: unknown;
    while (Date.now() < end) {
      const answer = await read().catch((error: unknown) => {
        failure = error;
        return undefined;
      });
      if (answer !== undefined) return answer;
      await wait(50);
    }
    throw new Error(`Waited in vain for ${what}${failure ? ` (${failure})` : ''}`);
  }
}

function describe({ role, name, inside }: Target): string {
  return `${role} ${name ?? ''}${inside ? ` inside the ${describe(inside)}` : ''}`;
}
