import { functionHeaders } from '../../securityHeaders';
import type { Account, NotificationResult, Variables } from '../providers/provider';
import { readFields } from '../providers/server/readFields';
import { findProvider } from '../providers/server/registry';
import { isReference } from '../rules/reference';
import { checkWithAccounts, listAccounts, listReferenceNames } from './accounts';
import { hourMilliseconds, type Occasion } from './ledger';
import { recordPayment, storeOrRetry } from './recordPayment';
import type { Services } from './services';

/**
 * If a provider notifies of a payment, but does not know it when the site checks it, it may know it soon. For this long
 * after the payment's start, the site therefore asks for another notification. Later, or if the start is not readable,
 * the site asks only while it cannot store a mention, because asking might never end.
 */
const maxRenotifyMilliseconds = 24 * hourMilliseconds;

/** Makes a stranger's text fit for an alert or a log: without dots and slashes, the text cannot become a link. */
const showDescription = (text: string) => text.replace(/[^\w: -]/g, '?').slice(0, 400);

/**
 * Answers the provider's notifications, of which a payment may have several. After a genuine one, the site checks the
 * payment with the provider, and records what the check says, each state once.
 */
export async function handleNotification(
  request: Request,
  variables: Variables,
  services: Services,
): Promise<Response> {
  // The provider probes the URL by GET, a monitor by HEAD.
  if (request.method !== 'POST') return textResponse(200, 'OK');
  const accounts = listAccounts(variables);
  let result: NotificationResult;
  try {
    result = await readWithAccounts(request, accounts, services);
  } catch (error) {
    services.log(`A payment notification could not be verified: the started payment could not be read (${error}).`);
    return textResponse(503, 'Could not verify');
  }
  if (result.kind === 'genuine') return handleGenuine(result, accounts, services);
  if (result.kind === 'suspect') return handleSuspect(result, services);
  if (findProvider(variables).readAccount(variables)?.readNotification) return textResponse(403, 'No signature');
  const fields = await readFields(request);
  const reference = listReferenceNames(variables)
    .map((name) => fields.get(name))
    .find(isReference);
  if (reference) {
    services.alert('A payment notification could not be verified: the keys of the provider are not all set.', 'setup');
    await mentionUnproven(reference, 'unchecked', services);
  }
  return textResponse(503, 'Not configured');
}

/** Lets the accounts read a notification in turn, up to the first account to which it is not foreign. */
async function readWithAccounts(
  request: Request,
  accounts: readonly Account[],
  { log, ledger }: Services,
): Promise<NotificationResult> {
  for (const account of accounts) {
    const findOwnStarted = async (reference: string) => {
      const started = isReference(reference) ? await ledger.startedPayments.find(reference) : undefined;
      return started?.providerId === account.providerId ? started : undefined;
    };
    const result = await account.readNotification?.(request.clone(), { findOwnStarted });
    if (result && result.kind !== 'foreign') return result;
    if (result?.description) log(`A payment notification was not recorded: ${showDescription(result.description)}.`);
  }
  return { kind: 'foreign' };
}

type Genuine = Extract<NotificationResult, { kind: 'genuine' }>;

async function handleGenuine(
  { reference, amount, isPaid, started, startedAt = started?.startedAt }: Genuine,
  accounts: readonly Account[],
  services: Services,
): Promise<Response> {
  const { log, alert, now } = services;
  // The public keys let anyone start a payment under any reference, and the provider signs the notifications of that
  // payment as well.
  if (!isReference(reference)) {
    log('A notification was ignored: its reference is not one of this site.');
    return textResponse(200, 'OK');
  }
  const check = await checkWithAccounts(accounts, reference, services, { known: started });
  const isRecorded = await recordPayment(reference, check, services, { isNotified: true });
  const requestAnother = (what: string, text: string) => {
    log(`Payment ${reference} ${what}: the provider is asked to notify again.`);
    return textResponse(503, text);
  };
  if (check.state === 'unchecked') return requestAnother('was notified but could not be checked', 'Could not check');
  if (check.state === 'unknown') {
    // Once the mention is stored, the hourly check follows the payment.
    const isRecent = Math.abs(now().getTime() - Date.parse(startedAt ?? '')) <= maxRenotifyMilliseconds;
    return isRecent || !isRecorded
      ? requestAnother('was notified, but no provider knows it', 'Unknown')
      : textResponse(200, 'OK');
  }
  if (check.amount !== undefined && amount !== undefined && check.amount !== amount)
    log(`Payment ${reference} was notified with another amount than the provider confirms: the confirmed one counts.`);
  if (!isRecorded) return textResponse(503, 'Could not record');
  if (isPaid !== false && check.state === 'pending')
    return requestAnother('was notified, but the check still says pending', 'Not confirmed yet');
  if (isPaid && check.state !== 'accepted')
    alert(`Payment ${reference} was notified as paid, but the check says ${check.state}: ask the provider.`);
  return textResponse(200, 'OK');
}

type Suspect = Extract<NotificationResult, { kind: 'suspect' }>;

async function handleSuspect({ reference, description }: Suspect, services: Services): Promise<Response> {
  services.alert(
    `A payment notification was not recorded: its signature or token is wrong (${showDescription(description)}).`,
    'suspect',
  );
  // The provider may sign in a way that we do not know, so the hourly check asks about the payment all the same.
  const isMentioned = !isReference(reference) || (await mentionUnproven(reference, 'suspect', services));
  return isMentioned ? textResponse(403, 'Wrong signature') : textResponse(503, 'Could not store');
}

/** Has the hourly check ask the provider about the payment that an unproven notification names. */
function mentionUnproven(reference: string, group: 'unchecked' | 'suspect', services: Services): Promise<boolean> {
  const loss = `Payment ${reference} was notified without proof and could not be kept for the hourly check`;
  const mention = (occasion: Occasion) => services.ledger.paymentHandle(reference, occasion).mention(group);
  return storeOrRetry(mention, services, loss, 'unconfirmed');
}

function textResponse(status: number, text: string): Response {
  return new Response(text, { status, headers: { ...functionHeaders, 'Content-Type': 'text/plain' } });
}
