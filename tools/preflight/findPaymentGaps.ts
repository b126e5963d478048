import { checkPaymentAddress, type PaymentVariables } from '../../src/donation/settings';
import { emulatorCredentials } from '../emulator/credentials';
import type { Finding } from './finding';

const where = 'In Netlify, under Environment variables,';

/** What is missing for real gifts to arrive, and what would send them astray. */
export function findPaymentGaps(variables: PaymentVariables): Finding[] {
  return [
    ...findMissingKeys(variables),
    ...findSpaces(variables),
    ...findEmulator(variables),
    ...findWrongAddress(variables),
  ];
}

const names = ['GATSBY_CINETPAY_API_KEY', 'GATSBY_CINETPAY_SITE_ID', 'CINETPAY_SECRET_KEY'] as const;

// A key that is missing harms nobody: the form does not open, and without the secret key the provider's reports are
// refused, while the donor is still told what the provider answers.
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

// Around a key they do no harm: they are left out. Within, it is not the key.
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
      what: `${name} is the emulator’s: no gift would arrive`,
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
        what: `GATSBY_CINETPAY_URL is ${variables.GATSBY_CINETPAY_URL}: donors would pay to an emulator, or in the open`,
        todo: 'Unset it: the provider’s own address is the default.',
        isHarmful: true,
      },
    ];
  }
}
