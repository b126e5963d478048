import { checkPaymentAddress, nameAddress, showAddress } from '../../src/donation/providers/addresses';
import type { ProviderVariable } from '../../src/donation/providers/provider';
import { findProvider } from '../../src/donation/providers/registry';
import { emulatedProviders } from '../emulator/server';
import type { Environment, Finding, Subject } from './finding';

const where = 'In Netlify, under Environment variables,';

/** The keys of the chosen provider, each with its value. */
function listKeys(environment: Environment): (ProviderVariable & { value: string })[] {
  return findProvider(environment)
    .variables.filter(({ role }) => role !== 'address')
    .map((variable) => ({ ...variable, value: environment[variable.name] ?? '' }));
}

/** A missing key is harmless: payment stays closed, or what is missing is refused. */
export function findMissingKeys({ environment }: Subject): Finding[] {
  return listKeys(environment)
    .filter(({ value }) => !value.trim())
    .map(({ name, effect }) => ({
      what: `${name} is not set: ${effect}`,
      todo: `${where} set it to the value in the provider’s back office.`,
    }));
}

/** Surrounding spaces are trimmed at use; a space inside makes the key wrong. */
export function findSpacesInKeys({ environment }: Subject): Finding[] {
  return listKeys(environment)
    .filter(({ value }) => /\s/.test(value))
    .map(({ name, value }) => ({
      what: `${name} has spaces or line breaks in it`,
      todo: `${where} copy the value from the provider’s back office once more.`,
      isHarmful: /\s/.test(value.trim()),
    }));
}

export function findEmulatorKeys({ environment }: Subject): Finding[] {
  const emulatorKeys = emulatedProviders.flatMap(({ keys }) => Object.values(keys));
  return listKeys(environment)
    .filter(({ value }) => emulatorKeys.includes(value.trim()))
    .map(({ name }) => ({
      what: `${name} is the emulator’s: no donation would arrive`,
      todo: `${where} replace it with the one in the provider’s back office.`,
      isHarmful: true,
    }));
}

export function findTestKeys({ environment }: Subject): Finding[] {
  return listKeys(environment)
    .filter(({ testKey, value }) => testKey?.test(value.trim()))
    .map(({ name }) => ({
      what: `${name} is a key for tests: no donation would arrive`,
      todo: `${where} replace it with the one for real payments.`,
      isHarmful: true,
    }));
}

/** Public values are in the pages: whoever reads a secret key there can act for the account. */
export function findPublishedSecret({ environment }: Subject): Finding[] {
  const keys = listKeys(environment);
  const secrets = keys.filter(({ role }) => role === 'secret').map(({ value }) => value.trim());
  return keys
    .filter(({ role, value }) => role === 'public' && value.trim() && secrets.includes(value.trim()))
    .map(({ name }) => ({
      what: `${name} is the secret key, and the pages would publish it`,
      todo: `${where} set it to its own value; ask the provider for a new secret key if a page was published.`,
      isHarmful: true,
    }));
}

export function findWrongAddress({ environment }: Subject): Finding[] {
  const provider = findProvider(environment);
  try {
    checkPaymentAddress(provider, environment, false);
    return [];
  } catch {
    const name = nameAddress(provider);
    return [
      {
        what: `${name} is ${showAddress(environment[name] ?? '')}: donors would pay to an emulator or unencrypted`,
        todo: 'Use an https address. Without a relay, unset it: the provider’s own address is the default.',
        isHarmful: true,
      },
    ];
  }
}
