import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { clearToasts, toast } from '../components/toasts';
import { type Labels, useWording } from '../components/wording';
import { checkDraft, type DonationDraft, type DraftProblem, emptyDraft } from '../donation/donation';
import { clearPayment, loadDraft, saveDraft, savePayment } from '../donation/donationStorage';
import { resumeDraft, takeQueuedActions, wasSeen } from '../donation/eventReplay';
import { type Customer, currencies, defaultCurrency, descriptionLanguage } from '../donation/provider';
import { type PaymentStart, type Provider, startPayment } from '../donation/startPayment';
import { createTransactionId } from '../donation/transactionId';

type Status =
  | { step: 'idle' }
  /** `press` counts the presses, so that each one can be answered, and typing none. */
  | { step: 'invalid'; problem: DraftProblem; press: number }
  /** Pay was pressed before the scripts were there, and what would be sent is not what stood on the page. */
  | { step: 'unseen' }
  | { step: 'pending' }
  /** The payment page is ready, and the browser has not got there. */
  | { step: 'stalled'; url: string }
  | { step: 'failed'; message: string; messageLanguage?: string };

/** As long as the browser may take to the provider's page before the form comes back to life. */
const leavingMilliseconds = 15_000;

/** The donation form's state: what is typed, what is wrong with it, and the one payment under way. */
export function useDonation(provider: Provider, form: RefObject<HTMLFormElement | null>) {
  const { label, language } = useWording();
  const [draft, setDraft] = useState(emptyDraft);
  /** What a press answers, which may come before what was typed is drawn: a press made before the scripts were there. */
  const latest = useRef(emptyDraft);
  /** Whether the tab keeps the draft: a browser may refuse. */
  const isKept = useRef(false);
  const [status, setStatus] = useState<Status>({ step: 'idle' });
  const presses = useRef(0);
  /** The attempt under way. */
  const paying = useRef<string | undefined>(undefined);

  const show = (recalled: DonationDraft) => {
    latest.current = recalled;
    setDraft(recalled);
  };

  const takeOver = useEffectEvent(() => {
    const kept = loadDraft(window.location.search);
    const visible = readFields(form.current);
    const early = takeQueuedActions();
    // Most visitors have nothing to recall: the form need not be drawn again for them.
    if (Object.keys(kept).length > 0 || visible.amount || visible.currency !== defaultCurrency || early.isAny) {
      show(resumeDraft(kept, visible, early));
      isKept.current = saveDraft(latest.current);
    }
    if (early.pay) void pay(wasSeen(latest.current, visible, early));
  });

  useEffect(() => {
    takeOver();
    // Coming back from the provider may bring the page back as it was left: waiting.
    const resume = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      paying.current = undefined;
      setStatus({ step: 'idle' });
      // Given in the meantime, the draft is gone: the page kept by the browser must not offer it again.
      // Where it was never kept, it is not gone.
      if (isKept.current) show({ ...emptyDraft, ...loadDraft('') });
    };
    window.addEventListener('pageshow', resume);
    return () => window.removeEventListener('pageshow', resume);
  }, []);

  const change = (changes: Partial<DonationDraft>) => {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    isKept.current = saveDraft(latest.current);
    setStatus((current) => (current.step === 'pending' ? current : withoutErrorsOf(changes, current)));
  };

  /** @param isSeen whether the donor saw what will be sent when they pressed */
  const pay = async (isSeen: boolean) => {
    // State would come too late for the second press of a double one.
    if (paying.current) return;
    clearToasts();
    const checked = checkDraft(latest.current);
    if ('problem' in checked) {
      presses.current += 1;
      setStatus({ step: 'invalid', problem: checked.problem, press: presses.current });
      toast.error(problemText(checked.problem, label));
      return;
    }
    if (!isSeen) return setStatus({ step: 'unseen' });
    const attempt = {
      donation: checked.donation,
      transactionId: createTransactionId(),
      language,
      origin: window.location.origin,
    };
    paying.current = attempt.transactionId;
    setStatus({ step: 'pending' });
    savePayment(attempt);
    const start = await startPayment(provider, attempt);
    // Back has brought the page here anew since: whatever this attempt has become, it leads nowhere any more.
    if (paying.current !== attempt.transactionId) return;
    if (start.status === 'redirect') {
      window.location.assign(start.url);
      // Stop, a connection lost, a webview that blocks it: the page stays, and nothing tells.
      setTimeout(() => {
        if (paying.current !== attempt.transactionId) return;
        paying.current = undefined;
        setStatus({ step: 'stalled', url: start.url });
      }, leavingMilliseconds);
      return;
    }
    paying.current = undefined;
    // The page to pay on was never opened: there is nothing to find again.
    clearPayment(attempt.transactionId);
    const text = failureText(start, label);
    setStatus({ step: 'failed', ...text });
    toast.error(text);
  };

  return {
    draft,
    status,
    change,
    changeCustomer: (changes: Partial<Customer>) => change({ customer: { ...latest.current.customer, ...changes } }),
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      void pay(true);
    },
  };
}

/** What stands in the fields, which somebody or the browser may have filled before the scripts were there. */
function readFields(form: HTMLFormElement | null): Pick<DonationDraft, 'amount' | 'currency'> {
  const values = form ? new FormData(form) : undefined;
  return {
    amount: String(values?.get('amount') ?? ''),
    currency: currencies.find((known) => known === values?.get('currency')) ?? defaultCurrency,
  };
}

/** What is typed in a field takes back what was said of it, and of no other. */
function withoutErrorsOf({ amount, customer, channel }: Partial<DonationDraft>, status: Status): Status {
  if (status.step !== 'invalid' || channel) return { step: 'idle' };
  const { error, fields } = status.problem;
  const left = fields.filter((field) => (field === 'amount' ? amount === undefined : !customer?.[field].trim()));
  return left.length > 0 && error !== 'phone' ? { ...status, problem: { error, fields: left } } : { step: 'idle' };
}

function problemText({ error }: DraftProblem, label: Labels) {
  return { title: label(`error.${error}.title`), message: label(`error.${error}.message`) };
}

function failureText({ reason, description }: Extract<PaymentStart, { status: 'failed' }>, label: Labels) {
  const title = label(`error.${reason}.title`);
  if (description) return { title, message: description, messageLanguage: descriptionLanguage };
  return { title, message: label(`error.${reason}.message`) };
}
