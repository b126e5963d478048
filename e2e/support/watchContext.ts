import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';
import { decapPath } from '../../src/routes';
import { watchFocus } from './watchFocus';

/**
 * Records requests to other origins, cookies, console errors, uncaught errors, error responses and a lost focus, one
 * sentence each. Call the result at the end to read them.
 */
export function watchContext(context: BrowserContext, baseURL: string | undefined): () => Promise<string[]> {
  const { origin } = new URL(baseURL ?? '');
  const faults: string[] = [];
  const noteRequest = (request: Request) => {
    const { protocol, origin: requested } = new URL(request.url());
    if (protocol.startsWith('http') && requested !== origin) faults.push(`request to another origin: ${request.url()}`);
  };
  const noteResponse = (response: Response) => {
    if (response.status() >= 400) faults.push(`answer ${response.status()}: ${response.url().replace(origin, '')}`);
  };
  const noteMessage = (message: ConsoleMessage) => {
    if (isError(message)) faults.push(`console ${message.type()}: ${message.text()}`);
  };
  const watching = context.addInitScript(watchFocus, decapPath);
  context.on('request', noteRequest);
  context.on('response', noteResponse);
  context.on('console', noteMessage);
  context.on('weberror', (failure) => faults.push(`page error: ${failure.error().message}`));

  return async () => {
    await watching;
    const isMissing = (page: Page) => page.evaluate(() => window.isFocusMissing?.()).catch(() => false);
    const missing = await Promise.all(context.pages().map(isMissing));
    if (missing.includes(true)) await setTimeout(1_000);
    const cookies = await context.cookies();
    return [...faults, ...cookies.map(({ name, domain }) => `cookie: ${name} of ${domain}`)];
  };
}

function isError(message: ConsoleMessage): boolean {
  if (message.type() === 'warning') return /hydrat/i.test(message.text());
  // Error statuses are recorded from the response, which has the URL.
  return message.type() === 'error' && !/the server responded with a status of/.test(message.text());
}
