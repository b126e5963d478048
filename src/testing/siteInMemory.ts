import type { Attempt, PaymentStart, Provider } from '../donation/providers/provider';
import type { Channel } from '../donation/rules/donation';
import { checkWithAccounts, openAccounts } from '../donation/server/accounts';
import { handleNotification } from '../donation/server/handleNotification';
import { handleReturn } from '../donation/server/handleReturn';
import { handleStart } from '../donation/server/handleStart';
import type { ProviderCheck } from '../donation/server/ledger';
import { notifyPath, startPath } from '../routes';
import { createMemoryLedger } from './memoryLedger';
import { loadFake } from './providerFake';

/** For tests: a site in memory, with its functions, its records and its log. */
export class SiteInMemory {
  url = '';
  readonly memory = createMemoryLedger();
  /** The origins that its pages have requested. */
  readonly requested = new Set<string>();

  constructor(
    readonly provider: Provider,
    readonly variables: Record<string, string>,
  ) {}

  /** Starts a payment as a page does. */
  async start(reference: string, channel?: Channel): Promise<PaymentStart> {
    const { provider, url: origin } = this;
    const settings = provider.readSettings(this.variables);
    const { channels, acceptedCurrencies, checkDraft } = provider.client;
    const checked = checkDraft({
      amount: '1000',
      currency: acceptedCurrencies[0],
      channel: channel ?? channels[0],
      customer: loadFake(provider.id).details,
    });
    if (!settings || !('donation' in checked)) throw new Error('The site is not open.');
    const attempt: Attempt = { donation: checked.donation, reference, language: 'fr', origin };
    const send: typeof fetch = async (address, init) => {
      const headers = { ...(init?.headers as Record<string, string>), Origin: origin };
      const url = new URL(String(address), origin);
      this.requested.add(url.origin);
      return fetch(url, { ...init, headers });
    };
    return provider.client.startPayment(settings, attempt, send);
  }

  check(reference: string): Promise<ProviderCheck> {
    return checkWithAccounts(openAccounts(this.variables), reference, { ledger: this.memory.ledger });
  }

  answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === startPath) return handleStart(request, this.variables, this.memory.ledger);
    if (pathname === notifyPath) return handleNotification(request, this.variables, this.memory.ledger);
    return handleReturn(request, this.variables, this.memory.ledger);
  }
}
