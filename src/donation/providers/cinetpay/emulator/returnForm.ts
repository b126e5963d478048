import type { ReturnForm } from '../../../../../tools/emulator/emulatedProvider';
import type { Payment } from '../../../../../tools/emulator/payments';
import type { Switches } from '../../../../../tools/emulator/settings';

export const returnSwitches = {
  returnByGet: 'returns the payer by GET instead of POST',
  returnInQuery: 'names the payment in the query of return_url instead of the form',
  returnUnnamed: 'does not name the payment in the return',
};

/** Posts the id and the token to return_url and keeps the query of that URL: docs/cinetpay.md 5. */
export function describeReturn(
  { returnUrl, transactionId, token }: Payment,
  { returnByGet, returnInQuery, returnUnnamed }: Switches,
): ReturnForm {
  const address = new URL(returnUrl);
  const named = returnUnnamed ? {} : { transaction_id: transactionId, token };
  if (returnInQuery) for (const [name, value] of Object.entries(named)) address.searchParams.set(name, value);
  return {
    method: returnByGet ? 'get' : 'post',
    action: address.href,
    fields: [...(returnByGet ? address.searchParams : []), ...(returnInQuery ? [] : Object.entries(named))],
  };
}
