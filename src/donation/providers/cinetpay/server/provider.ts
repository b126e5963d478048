import type { Provider } from '../../provider';
import * as client from '../client';
import { cinetpayVariables, readCinetpaySettings } from '../settings';
import { cinetpayUrl } from '../vocabulary';
import { checkCinetpay } from './checkPayment';
import { diagnoseCinetpay } from './diagnose';
import { readCinetpayNotification } from './readNotification';

/** CinetPay's checkout, API v2, which the specification names: docs/cinetpay.md. Browsers start its payments. */
export const cinetpay: Provider = {
  id: 'cinetpay',
  name: 'CinetPay',
  client,
  paymentsStartIn: 'browser',
  variables: cinetpayVariables,
  url: cinetpayUrl,
  readSettings: readCinetpaySettings,
  readAccount: (variables) => {
    const settings = readCinetpaySettings(variables);
    const secretKey = variables.CINETPAY_SECRET_KEY?.trim();
    if (!settings) return undefined;
    return {
      providerId: cinetpay.id,
      checkPayment: (reference, options) => checkCinetpay(settings, reference, options),
      readNotification: secretKey
        ? (request) => readCinetpayNotification(request, secretKey, settings.siteId)
        : undefined,
    };
  },
  diagnose: diagnoseCinetpay,
};
