import type { Account, Provider, Variables } from '../provider';
import * as client from './client';
import { checkPayment } from './server/checkPayment';
import { diagnose } from './server/diagnose';
import { readNotification } from './server/readNotification';
import { readSecretKey, readSettings, variables } from './settings';
import { providerUrl } from './vocabulary';

/** CinetPay's checkout, API v2, which the specification names: docs/cinetpay.md. Browsers start its payments. */
export const cinetpay: Provider = {
  id: 'cinetpay',
  name: 'CinetPay',
  client,
  startedBy: 'browser',
  variables,
  url: providerUrl,
  readSettings,
  openAccount,
  diagnose,
};

function openAccount(values: Variables): Account | undefined {
  const settings = readSettings(values);
  const secretKey = readSecretKey(values);
  return (
    settings && {
      providerId: cinetpay.id,
      checkPayment: (reference, tools) => checkPayment(settings, reference, tools),
      readNotification:
        secretKey === undefined ? undefined : (request) => readNotification(request, secretKey, settings.siteId),
    }
  );
}
