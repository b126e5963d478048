import type { Content } from '../../src/content/model';
import { withDeployUrl } from '../../src/content/placeholders';
import { type PaymentVariables, readProviderSettings } from '../../src/donation/providers/cinetpay/settings';
import type { Finding } from './finding';
import { findPaymentGaps } from './findPaymentGaps';
import { findPlaceholders } from './findPlaceholders';
import { findSamples } from './findSamples';
import { findUnknownCodes } from './findUnknownCodes';
import { findUnknownFacts } from './findUnknownFacts';
import { findUntranslated } from './findUntranslated';
import { questions } from './questions';

type Environment = PaymentVariables & { NETLIFY?: string; URL?: string };

/** Lists everything to do before going live, by heading. */
export function findUnfinished(loaded: Content, environment: Environment): Record<string, Finding[]> {
  // As in the build, Netlify's URL replaces a placeholder url.
  const content = withDeployUrl(loaded, environment.NETLIFY ? environment.URL : undefined);
  const isPaymentOpen = readProviderSettings(environment) !== undefined;
  return {
    Payment: [...findPaymentGaps(environment), ...findUnknownCodes(content)],
    Placeholders: findPlaceholders(content, { isPaymentOpen }),
    'Legal facts': findUnknownFacts(content),
    'Sample media': findSamples(content),
    Translation: findUntranslated(content),
    'Questions for the association': questions.map((question) => ({ ...question, isHarmful: false })),
  };
}
