import { functionHeaders } from '../../securityHeaders';
import type { ReadNotification, Variables } from '../providers/provider';
import { readFields } from '../providers/readFields';
import { findProvider } from '../providers/registry';
import { isReference } from '../rules/reference';
import { checkWithAccounts, listReferenceNames, openAccounts } from './accounts';
import { recordPayment, storeOrRetry } from './recordPayment';
import type { Ledger } from './store';

/** After this time, a payment that no provider knows need not be notified any more. */
const dayMilliseconds = 24 * 3600_000;

/** What a stranger has sent, for an alert. Without punctuation it cannot become a link. */
const showDescription = (text: string) => text.replace(/[^\w: -]/g, '?').slice(0, 400);

/**
 * Answers the provider's notifications, several per payment. They are not trusted: a signed one triggers a check with
 * the provider, and each state that the check confirms is recorded once.
 */
export async function handleNotification(
  request: Request,
  variables: Variables,
  { send, ...ledger }: Ledger & { send?: typeof fetch },
): Promise<Response> {
  const { log, alert } = ledger;
  // The provider probes the address by GET, a monitor by HEAD.
  if (request.method !== 'POST') return textResponse(200, 'OK');

  const accounts = openAccounts(variables);
  const findOwnStarted = async (reference: string, providerId: string) => {
    const started = isReference(reference) ? await ledger.startedPayments.find(reference) : undefined;
    return started?.providerId === providerId ? started : undefined;
  };
  let read: ReadNotification = { status: 'unsigned' };
  try {
    for (const { providerId, readNotification } of accounts) {
      if (!readNotification || read.status !== 'unsigned') continue;
      const tools = { findOwnStarted: (reference: string) => findOwnStarted(reference, providerId) };
      read = await readNotification(request.clone(), tools);
      if (read.status === 'unsigned' && read.description)
        log(`A payment notification was not recorded: ${showDescription(read.description)}.`);
    }
  } catch (error) {
    log(`A payment notification could not be compared with what was kept (${error}).`);
    return textResponse(503, 'Could not compare');
  }
  /** Leaves what an unproven notification names to the hourly check, which trusts only the provider's own answer. */
  const keep = (named: string, reason: 'unchecked' | 'forged') => {
    const loss = `Payment ${named} was notified without proof and could not be kept for the hourly check`;
    return storeOrRetry((isRetry) => ledger.keepForRecheck(reason, named, isRetry), ledger, loss, 'open');
  };
  if (read.status === 'unsigned') {
    if (findProvider(variables).openAccount(variables)?.readNotification) return textResponse(403, 'No signature');
    const fields = await readFields(request);
    const named = listReferenceNames(variables).map((name) => fields.get(name));
    const reference = named.find(isReference);
    if (reference) {
      alert('A payment notification could not be read: the payment keys, or the secret one, are not set.', 'setup');
      await keep(reference, 'unchecked');
    }
    return textResponse(503, 'Not configured');
  }
  if (read.status === 'forged') {
    alert(
      `A payment notification was not recorded: its signature is wrong (${showDescription(read.description)}).`,
      'forged',
    );
    // The provider may sign in a way that we do not know.
    const isKept = !isReference(read.reference) || (await keep(read.reference, 'forged'));
    return isKept ? textResponse(403, 'Wrong signature') : textResponse(503, 'Could not keep');
  }
  const { reference, amount, isPaid, startedAt } = read;
  // Anyone with the public keys can start a payment under a reference of their own, and the provider signs it.
  if (!isReference(reference)) {
    log('A notification was ignored: its reference is not one of this site.');
    return textResponse(200, 'OK');
  }
  const check = await checkWithAccounts(accounts, reference, { send, ledger });
  const isRecorded = await recordPayment(reference, check, ledger, true);
  if (check.state === 'unchecked') {
    log(`Payment ${reference} was notified but could not be checked: the provider is asked to notify again.`);
    return textResponse(503, 'Could not check');
  }
  if (check.state === 'unknown') {
    // The hourly check has it, and tells of it after two weeks.
    const isOld = startedAt && ledger.now().getTime() - startedAt.getTime() > dayMilliseconds;
    if (isOld && isRecorded) return textResponse(200, 'OK');
    log(`Payment ${reference} was notified, but no provider knows it: the provider is asked to notify again.`);
    return textResponse(503, 'Unknown');
  }
  if (check.amount !== undefined && amount !== undefined && check.amount !== amount) {
    log(`Payment ${reference} was notified with another amount than the provider confirms: the confirmed one counts.`);
  }
  if (!isRecorded) return textResponse(503, 'Could not record');
  if (isPaid !== false && check.state === 'pending') {
    log(`Payment ${reference} was notified, but the check still says pending: the provider is asked to notify again.`);
    return textResponse(503, 'Not confirmed yet');
  }
  if (isPaid && check.state !== 'accepted') {
    alert(`Payment ${reference} was notified as paid, but the check says ${check.state}: ask the provider.`);
  }
  return textResponse(200, 'OK');
}

function textResponse(status: number, text: string): Response {
  return new Response(text, { status, headers: { ...functionHeaders, 'Content-Type': 'text/plain' } });
}
