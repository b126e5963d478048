import type { EmulatedProvider } from '../../../../../tools/emulator/emulatedProvider';
import { account, id } from './account';
import { serveApi, startPath } from './api';
import { writeNotification } from './notification';
import { describeReturn, returnSwitches } from './returnForm';
import { refusalMessages } from './vocabulary';

const keys = {
  GATSBY_CINETPAY_API_KEY: account.apiKey,
  GATSBY_CINETPAY_SITE_ID: account.siteId,
  CINETPAY_SECRET_KEY: account.secretKey,
};

/** With all switches off, it follows the table of docs/cinetpay.md section 10. */
export const emulator: EmulatedProvider = {
  id,
  keys,
  variables: (url) => ({ ...keys, GATSBY_CINETPAY_URL: `${url}${startPath}` }),
  startPath,
  serve: serveApi,
  pings: true,
  writeNotification,
  describeReturn,
  faults: {
    init: {
      duplicateId: 'refuses the transaction id as used',
      corsRefused: 'sends no CORS header, not even to OPTIONS',
    },
    check: { namesOperator: 'names the operator (MTNCM by default) and its transaction number in every state' },
    notify: { shortSignature: 'signs all fields but the last, cpm_error_message' },
  },
  switches: returnSwitches,
  refusalCodes: refusalMessages,
};
