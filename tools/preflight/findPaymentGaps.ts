import { checkPaymentAddress, type PaymentVariables } from '../../src/donation/providers/cinetpay/settings';
import { emulatorCredentials } from '../emulator/credentials';
import type { Finding } from './finding';

const where = 'In Netlify, under Environment variables,';

/** Finds missing payment settings, and wrong ones that would misdirect donations. */
export function findPaymentGaps(variables: PaymentVariables): Finding[] {
  return [
    ...findMissingKeys(variables),
    ...findSpaces(variables),
    ...findEmulator(variables),
    ...findWrongAddress(variables),
  ];
}

const names = ['GATSBY_CINETPAY_API_KEY', 'GATSBY_CINETPAY_SITE_ID', 'CINETPAY_SECRET_KEY'] as const;

// A missing key is harmless: without the public keys payment stays closed; without the secret key notifications are
// refused, but the donor still sees the result that the check call answers.
function findMissingKeys(variables: PaymentVariables): Finding[] {
  const effects = {
    GATSBY_CINETPAY_API_KEY: 'online payment is not open',
    GATSBY_CINETPAY_SITE_ID: 'online payment is not open',
    CINETPAY_SECRET_KEY: 'the provider’s reports of payments cannot be checked, and are refused',
  };
  return names
    .filter((name) => !variables[name]?.trim())
    .map((name) => ({
      what: `${name} is not set: ${effects[name]}`,
      todo: `${where} set it to the value in CinetPay’s back office.`,
      isHarmful: false,
    }));
}

// Surrounding spaces are trimmed at use; a space inside makes the key wrong.
function findSpaces(variables: PaymentVariables): Finding[] {
  return names
    .filter((name) => /\s/.test(variables[name] ?? ''))
    .map((name) => ({
      what: `${name} has spaces or line breaks in it`,
      todo: `${where} copy the value from CinetPay’s back office once more.`,
      isHarmful: /\s/.test(variables[name]?.trim() ?? ''),
    }));
}

function findEmulator(variables: PaymentVariables): Finding[] {
  const known: string[] = Object.values(emulatorCredentials);
  return names
    .filter((name) => known.includes(variables[name] ?? ''))
    .map((name) => ({
      what: `${name} is the emulator’s: no donation would arrive`,
      todo: `${where} replace it with the one in CinetPay’s back office.`,
      isHarmful: true,
    }));
}

function findWrongAddress(variables: PaymentVariables): Finding[] {
  try {
    checkPaymentAddress(variables, false);
    return [];
  } catch {
    return [
      {
        what: `GATSBY_CINETPAY_URL is ${variables.GATSBY_CINETPAY_URL}: donors would pay to an emulator or unencrypted`,
        todo: 'Unset it: the provider’s own address is the default.',
        isHarmful: true,
      },
    ];
  }
}
