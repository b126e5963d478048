import type { Account, Provider, Variables } from '../provider';
import * as client from './client';
import { labels } from './labels';
import { checkPayment } from './server/checkPayment';
import { diagnose } from './server/diagnose';
import { readNotification } from './server/readNotification';
import { startPayment } from './server/startPayment';
import { readKeys, readSettings, variables } from './settings';
import { providerUrl } from './vocabulary';

/** CinetPay's API v1, which seems to replace v2: docs/cinetpay-v1.md. A function starts its payments. */
export const cinetpayV1: Provider = {
  id: 'cinetpay-v1',
  name: 'CinetPay',
  client,
  startedBy: 'function',
  labels,
  variables,
  url: providerUrl,
  readSettings,
  openAccount,
  diagnose,
};

function openAccount(values: Variables): Account | undefined {
  const keys = readKeys(values);
  return (
    keys && {
      providerId: cinetpayV1.id,
      checkPayment: (reference, tools) => checkPayment(keys, reference, tools),
      readNotification,
      serverStart: { startPayment: (attempt, tools) => startPayment(keys, attempt, tools), signingKey: keys.password },
    }
  );
}
