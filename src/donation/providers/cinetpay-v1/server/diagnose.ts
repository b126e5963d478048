import { createReference } from '../../../rules/reference';
import { diagnosisMilliseconds, retryLater, showAnswer } from '../../cinetpayShared/server/calls';
import type { Provider } from '../../provider';
import { describeFailure } from '../../server/describeFailure';
import { showOrigin } from '../../urls';
import { readKeys } from '../settings';
import { accountProblems, unknownReferenceCode } from '../vocabulary';
import { callApi } from './callApi';

/** Logs in, and asks about a made-up reference. */
export const diagnoseCinetpayV1: Provider['diagnose'] = async (url, variables, _site, send) => {
  const keys = readKeys(variables);
  if (!keys) return [];
  const call = { method: 'GET', path: `/v1/payment/${createReference()}` } as const;
  const signal = AbortSignal.timeout(diagnosisMilliseconds);
  const response = await callApi(keys, call, { send, signal }).catch(describeFailure);
  if (typeof response === 'string') return [{ what: `${showOrigin(url)} ${response}`, todo: retryLater }];
  const { code } = response.body;
  if (code === unknownReferenceCode) return [];
  const problem = accountProblems[String(code)];
  return [
    problem
      ? { what: `CinetPay answers ${code}: ${problem}`, todo: 'See “Changing provider” in docs/providers.md.' }
      : {
          what: `${showOrigin(url)} answers ${showAnswer(response.body)} about a made-up payment`,
          todo: 'Ask CinetPay.',
        },
  ];
};
