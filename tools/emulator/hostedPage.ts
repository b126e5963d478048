import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import {
  buttons,
  decisions,
  type EmulatedPaymentState,
  type EmulatedProvider,
  type EmulatorState,
  type Env,
  type Notification,
  type Payment,
  type SentNotification,
} from './payments';

/**
 * The provider's page, where the donor decides a payment; then the notification, and the return to the site. A refused
 * payment can still be accepted, because operators refuse some payments too early and take the money later.
 */
export function serveHostedPages(emulator: EmulatorState, providers: readonly EmulatedProvider[]): Hono<Env> {
  const find = (wanted: string) => {
    const payment = emulator.memory.payments.find(({ token }) => token === wanted);
    const provider = providers.find(({ id }) => id === payment?.providerId);
    if (payment && provider) return { payment, provider };
    throw new Error('There is no such payment: the emulator was reset, or started again.');
  };
  return new Hono<Env>()
    .get('/payment/:token', (context) => {
      const { payment, provider } = find(context.req.param('token'));
      // No script submits the form here: it would send away again a donor who has pressed Back.
      const body = payment.state === 'accepted' ? renderReturnForm(provider, payment) : renderButtons(payment);
      return context.html(renderPaymentPage(payment, body));
    })
    .post('/payment/:token', async (context) => {
      const { payment, provider } = find(context.req.param('token'));
      const decision = new URLSearchParams(await context.req.text()).get('decision');
      const state = Object.entries(decisions).find(([name]) => name === decision)?.[1] ?? 'pending';
      if (payment.state !== 'accepted') {
        const { notifyTime } = emulator.memory;
        const states = changeState(payment, state);
        const notifyAll = () => notifySite(emulator.memory.notifications, provider, payment, states);
        if (notifyTime === 'before the donor returns') await notifyAll();
        else if (notifyTime !== 'never') context.env.outgoing.once('close', notifyAll);
      }
      const body = html`${renderReturnForm(provider, payment)}<script>document.forms[0].submit()</script>`;
      return context.html(renderPaymentPage(payment, body));
    });
}

/** @returns the states to notify: a mobile payment is pending first, while its owner confirms it on the phone */
function changeState(payment: Payment, state: EmulatedPaymentState): EmulatedPaymentState[] {
  const { state: before, channel } = payment;
  Object.assign(payment, { state, changedAt: Date.now() });
  if (before === state) return [];
  const waits = before === 'created' && channel === 'MOBILE_MONEY' && (state === 'accepted' || state === 'refused');
  return waits ? ['pending', state] : [state];
}

/** Sends one notification per state, each after a GET that the site must answer with 200. Never rejects. */
async function notifySite(
  notifications: SentNotification[],
  provider: EmulatedProvider,
  payment: Payment,
  states: EmulatedPaymentState[],
) {
  const ask = (method: 'GET' | 'POST', notification?: Notification) =>
    fetch(payment.notifyUrl, { method, ...notification, redirect: 'manual', signal: AbortSignal.timeout(10_000) })
      // Reads the body: an unread body keeps its connection open, and cancelling a body as it ends crashes Node 20.
      .then((response) => response.arrayBuffer().then(() => response.status))
      .catch((error: Error) => `${error.message}: ${error.cause}`);
  for (const state of states) {
    const notification = provider.writeNotification(payment, state);
    if (!notification) continue;
    const notified: SentNotification = { body: notification.body, answer: 'under way' };
    notifications.push(notified);
    const answer = await ask('GET');
    notified.answer = answer === 200 ? await ask('POST', notification) : `not notified, after a GET: ${answer}`;
  }
}

/** HTML of a part of a page. `html` escapes the values that it interpolates. */
type Html = ReturnType<typeof html>;

function renderButtons({ token }: Payment): Html {
  return html`<form method="post" action="/payment/${token}">
${Object.entries(buttons).map(([decision, text]) => html`<button name="decision" value="${decision}">${text}</button>`)}
</form>`;
}

function renderReturnForm({ describeReturnForm }: EmulatedProvider, payment: Payment): Html {
  const { method, action, fields } = describeReturnForm(payment);
  return html`<form method="${method}" action="${action}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button>Retourner sur le site · Return to the site</button>
</form>`;
}

// Grey and hatched, so that it cannot be mistaken for the provider's page or the site's.
const styles = raw(`
  body { margin: 0 auto; max-width: 34rem; padding: 1rem; background: #f2f2f2; font: 1rem/1.5 system-ui, sans-serif; }
  header { padding: .75rem; background: #1c1c1c; color: #fff; font-weight: 700; border-block-end: .5rem solid;
    border-image: repeating-linear-gradient(45deg, #1c1c1c 0 .5rem, #ffd84d .5rem 1rem) 8; }
  button { font: inherit; box-sizing: border-box; width: 100%; min-height: 44px; margin-block-end: .75rem; border: 2px solid; }
  button:first-of-type { background: #1c1c1c; color: #fff; }
`);

/** A payment's page, with a banner that says it is a simulator. */
function renderPaymentPage({ language, amount, currency, description, ...payment }: Payment, body: Html): Html {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  const title = money.format(amount);
  return html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${styles}</style>
<header>Simulateur de paiement, aucun argent réel · Payment simulator, no real money</header>
<main><h1>${title}</h1>
<p>${description}<br>${payment.reference}, ${payment.channel}, ${payment.state}</p>${body}</main>
</html>`;
}
