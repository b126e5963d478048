import { type RefObject, type SubmitEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { clearToasts, toast } from '../../shared/browser/toasts';
import { type ReadLabel, useWording } from '../../shared/wording/wording';
import {
  blankValues,
  forgetSending,
  loadOpenPayments,
  loadValues,
  paymentStoredEvent,
  savePayment,
  saveSending,
  saveValues,
  wasThankedSince,
} from '../device/donationStorage';
import { acceptedCurrencies, startPayment } from '../providers/chosenClient';
import { type Attempt, descriptionLanguage, type PaymentFailure, type ProviderSettings } from '../providers/provider';
import { type FormProblem, type FormValues, withoutEdited } from '../rules/donation';
import { createReference } from '../rules/reference';
import { forgetBackToForm, leadBackToForm, scrollBackToForm } from './backToForm';
import { decidePress, type Question } from './decidePress';
import { findRenderedForm, resumeValues, sawWhatIsSent, takeQueuedActions } from './eventReplay';
import { listChangedFields, readFormFields, writeFormFields } from './formFields';

export const labelNames = ['error.*'] as const;

export type DonationStatus =
  | { kind: 'idle' }
  /** A correction changes only `problem`. A press on Pay sets both, and then moves the focus (DonationForm.tsx). */
  | { kind: 'invalid'; problem: FormProblem; problemAtPress: FormProblem }
  | Question
  | { kind: 'sending' }
  /** The payment page is ready, but the browser has not left the form. */
  | { kind: 'stalled'; url: string }
  /** The reason `currency`: the provider refused the payment, and its currency was not the first that it accepts. */
  | { kind: 'failed'; reason: PaymentFailure | 'currency'; message: string; messageLanguage?: string };

/** What the pages know of online payment. */
export type PaymentSetup = {
  settings: ProviderSettings;
  /** The origins at which the deploy of these pages is reached, the main origin first; none on a local server. */
  origins?: readonly string[];
};

/** How long the browser may take to reach the provider's page before the form is enabled again. */
const redirectTimeoutMilliseconds = 15_000;

/**
 * The donation form's state: the values, their errors, and the one payment in progress. The fields are uncontrolled,
 * and the values follow them: autofill may set a field without an event for React, which would then empty a controlled
 * field.
 */
export function useDonation(form: RefObject<HTMLFormElement | null>, { settings, origins = [] }: PaymentSetup) {
  const { label, language } = useWording<typeof labelNames>();
  const [rendered] = useState(findRenderedForm);
  const [values, setValues] = useState(blankValues);
  /** The newest values, readable synchronously: a replayed press can submit before React has rendered again. */
  const newest = useRef(values);
  /** When the values last changed, by `Date.now()`. What the browser fills in before hydration is no change. */
  const changedAt = useRef(0);
  const [status, setStatus] = useState<DonationStatus>({ kind: 'idle' });
  /** What is being sent. A ref, because state would update too late for the second press of a double click. */
  const sending = useRef<Attempt | undefined>(undefined);

  const update = (next: FormValues) => {
    writeFormFields(form.current, next);
    newest.current = next;
    setValues(next);
    saveValues(next);
  };

  /**
   * Updates the values with what the fields show, and with the changes of a pressed button.
   * @returns the names of the changed fields
   */
  const change = (changes?: Partial<FormValues>): string[] => {
    const shown = readFormFields(form.current, newest.current);
    const next = { ...shown, ...changes };
    const edited = [...listChangedFields(newest.current, next), ...listChangedFields(shown, next)];
    if (edited.length === 0 && !changes) return edited;
    // A toast could cover the button that the donor presses next.
    clearToasts();
    changedAt.current = Date.now();
    update(next);
    setStatus((current) => {
      if (current.kind === 'sending') return current;
      const problem = current.kind === 'invalid' && withoutEdited(current.problem, edited);
      return problem ? { ...current, problem } : { kind: 'idle' };
    });
    return edited;
  };

  /** Takes over the stored values, what the browser has filled in, and what the donor did before hydration. */
  const resumeAfterHydration = useEffectEvent(() => {
    const stored = loadValues();
    const visible = readFormFields(rendered?.form ?? form.current, blankValues);
    const queued = takeQueuedActions();
    // React has drawn another form, because the browser had translated the page: the focus moves there.
    if (rendered && !rendered.form.isConnected) {
      (form.current?.elements[rendered.focused] as HTMLElement | undefined)?.focus({ preventScroll: true });
    }
    if (stored.amount || queued.changed.includes('amount')) changedAt.current = Date.now();
    if (!queued.hasActed && wasThankedSince(visible, changedAt.current)) update(blankValues);
    // An update costs a render, which most visitors do not need: they have nothing to restore.
    else if (Object.keys(stored).length > 0 || listChangedFields(blankValues, visible).length > 0 || queued.hasActed) {
      update(resumeValues(stored, visible, queued));
    }
    scrollBackToForm();
    if (queued.pay) pay({ isUnseen: !sawWhatIsSent(newest.current, visible, queued) });
  });
  const followFields = useEffectEvent(() => void change());

  // A layout effect, because the donor must not press in a form that still lacks what they typed.
  useLayoutEffect(() => {
    resumeAfterHydration();
    // Back from the provider can restore this page from the bfcache, still sending.
    const resumeFromBfcache = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      forgetBackToForm();
      sending.current = undefined;
      setStatus({ kind: 'idle' });
      change();
      if (wasThankedSince(newest.current, changedAt.current)) update(blankValues);
    };
    window.addEventListener('pageshow', resumeFromBfcache);
    // React's own listeners miss `input` and `change` of a field whose value a script has set. When the page is hidden
    // or left, what autofill has set without an event is stored.
    const events = ['input', 'change', 'visibilitychange', 'pagehide'];
    for (const event of events) window.addEventListener(event, followFields);
    return () => {
      window.removeEventListener('pageshow', resumeFromBfcache);
      for (const event of events) window.removeEventListener(event, followFields);
    };
  }, []);

  /** Sends what the form shows, unless the donor has to correct it or to answer a question first. */
  const pay = ({ isUnseen = false, paysAnyway = false }) => {
    if (sending.current) return;
    const changed = change();
    clearToasts();
    const decision = decidePress({
      values: newest.current,
      pressedAt: performance.now(),
      changed,
      // The same amount may have been given in another browser tab meanwhile.
      isUnseen: isUnseen || wasThankedSince(newest.current, changedAt.current),
      openPayments: loadOpenPayments(),
      question: status.kind === 'asking' ? status : undefined,
      paysAnyway,
    });
    if (decision.kind === 'asking') return setStatus(decision);
    if (decision.kind === 'invalid') {
      const { problem } = decision;
      setStatus({ kind: 'invalid', problem, problemAtPress: problem });
      return toast.error(errorText(problem.reason, label));
    }
    const { donation } = decision;
    // A host outside the deploy, such as a translation proxy, may show the page, but has no functions.
    const { origin: here } = window.location;
    const [mainOrigin = here, ...others] = origins;
    void send({ donation, language, origin: others.includes(here) ? here : mainOrigin });
  };

  const send = async (request: Omit<Attempt, 'reference'>, isSecond = false): Promise<void> => {
    const attempt = { ...request, reference: createReference() };
    sending.current = attempt;
    setStatus({ kind: 'sending' });
    saveSending(attempt);
    const start = await startPayment(settings, attempt);
    // The page was restored from the bfcache meanwhile, which ended this attempt.
    if (sending.current !== attempt) return;
    // Firefox repeats a POST when the connection drops, so this donor's own first request may have taken the reference.
    // Nothing can be paid under it, because its payment page never arrived.
    if (start.kind === 'failed' && start.isReferenceTaken && !isSecond) return send(request, true);
    forgetSending();
    if (start.kind === 'redirect') {
      // Saved only now: a failed attempt must not displace an earlier payment, which may still be confirmed.
      savePayment(attempt);
      window.dispatchEvent(new Event(paymentStoredEvent));
      leadBackToForm();
      window.location.assign(start.url);
      // No event reports a navigation that Stop, a lost connection or a webview prevents.
      setTimeout(() => {
        if (sending.current !== attempt) return;
        sending.current = undefined;
        forgetBackToForm();
        setStatus({ kind: 'stalled', url: start.url });
      }, redirectTimeoutMilliseconds);
      return;
    }
    sending.current = undefined;
    const { title, ...message } = errorText(start.reason, label, start.description);
    const isFirst = request.donation.currency === acceptedCurrencies[0];
    const reason = !isFirst && start.reason === 'refused' ? 'currency' : start.reason;
    setStatus({ kind: 'failed', ...message, reason });
    toast.error({ title, ...message });
  };

  return {
    values,
    status,
    change,
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      pay({});
    },
    payAnyway: () => pay({ paysAnyway: true }),
  };
}

/** The texts of an error. The provider's description replaces our message. */
function errorText(reason: FormProblem['reason'] | PaymentFailure, label: ReadLabel<'error.*'>, description?: string) {
  // docs/specification.md, section 8, has one error for both reasons.
  const error = reason === 'unavailable' ? 'refused' : reason;
  return {
    title: label(`error.${error}.title`),
    message: description ?? label(`error.${error}.message`),
    messageLanguage: description && descriptionLanguage,
  };
}
