import { checkPaymentAddress, readSecretKey } from '../../src/donation/providers/current';
import { emulatorCredentials } from '../emulator/credentials';
import type { Finding, Subject } from './finding';

const where = 'In Netlify, under Environment variables,';

// A missing key is harmless: without the public keys payment stays closed; without the secret key notifications are
// refused, but the donor still sees the result that the check call answers.
const effects = {
  GATSBY_CINETPAY_API_KEY: 'online payment is not open',
  GATSBY_CINETPAY_SITE_ID: 'online payment is not open',
  CINETPAY_SECRET_KEY: 'the provider’s reports of payments cannot be checked, and are refused',
};

const names = Object.keys(effects) as (keyof typeof effects)[];

export function findMissingKeys({ environment }: Subject): Finding[] {
  return names
    .filter((name) => !environment[name]?.trim())
    .map((name) => ({
      what: `${name} is not set: ${effects[name]}`,
      todo: `${where} set it to the value in CinetPay’s back office.`,
    }));
}

/** Surrounding spaces are trimmed at use; a space inside makes the key wrong. */
export function findSpacesInKeys({ environment }: Subject): Finding[] {
  return names
    .filter((name) => /\s/.test(environment[name] ?? ''))
    .map((name) => ({
      what: `${name} has spaces or line breaks in it`,
      todo: `${where} copy the value from CinetPay’s back office once more.`,
      isHarmful: /\s/.test(environment[name]?.trim() ?? ''),
    }));
}

export function findEmulatorKeys({ environment }: Subject): Finding[] {
  const known: string[] = Object.values(emulatorCredentials);
  return names
    .filter((name) => known.includes(environment[name]?.trim() ?? ''))
    .map((name) => ({
      what: `${name} is the emulator’s: no donation would arrive`,
      todo: `${where} replace it with the one in CinetPay’s back office.`,
      isHarmful: true,
    }));
}

/** Public values are in the pages: whoever reads the secret key there can sign notifications. */
export function findPublishedSecret({ environment }: Subject): Finding[] {
  const secret = readSecretKey(environment);
  return names
    .filter((name) => name !== 'CINETPAY_SECRET_KEY' && secret && environment[name]?.trim() === secret)
    .map((name) => ({
      what: `${name} is the secret key, and the pages would publish it`,
      todo: `${where} set it to its own value; ask CinetPay for a new secret key if a page was published.`,
      isHarmful: true,
    }));
}

export function findWrongAddress({ environment }: Subject): Finding[] {
  try {
    checkPaymentAddress(environment, false);
    return [];
  } catch {
    return [
      {
        what: `GATSBY_CINETPAY_URL is ${environment.GATSBY_CINETPAY_URL}: donors would pay to an emulator or unencrypted`,
        todo: 'Unset it: the provider’s own address is the default.',
        isHarmful: true,
      },
    ];
  }
}
