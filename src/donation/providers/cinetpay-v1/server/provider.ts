import type { Provider } from '../../provider';
import * as client from '../client';
import { cinetpayV1Labels } from '../labels';
import { cinetpayV1Variables, readCinetpayV1Settings, readKeys } from '../settings';
import { cinetpayV1Url } from '../vocabulary';
import { checkCinetpayV1 } from './checkPayment';
import { diagnoseCinetpayV1 } from './diagnose';
import { readCinetpayV1Notification } from './readNotification';
import { startCinetpayV1 } from './startPayment';

/** CinetPay's API v1, which seems to replace v2: docs/cinetpay-v1.md. A function starts its payments. */
export const cinetpayV1: Provider = {
  id: 'cinetpay-v1',
  name: 'CinetPay',
  client,
  paymentsStartIn: 'function',
  labels: cinetpayV1Labels,
  variables: cinetpayV1Variables,
  url: cinetpayV1Url,
  readSettings: readCinetpayV1Settings,
  readAccount: (variables) => {
    const keys = readKeys(variables);
    if (!keys) return undefined;
    return {
      providerId: cinetpayV1.id,
      checkPayment: (reference, options) => checkCinetpayV1(keys, reference, options),
      readNotification: readCinetpayV1Notification,
      startPayment: (attempt, options) => startCinetpayV1(keys, attempt, options),
    };
  },
  diagnose: diagnoseCinetpayV1,
};
