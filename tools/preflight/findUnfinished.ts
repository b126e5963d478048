import type { Content } from '../../src/content/model';
import { withDeployUrl } from '../../src/content/placeholders';
import { type PaymentVariables, readProvider } from '../../src/donation/settings';
import type { Finding } from './finding';
import { findPaymentGaps } from './findPaymentGaps';
import { findPlaceholders } from './findPlaceholders';
import { findSamples } from './findSamples';
import { findUnknownCodes } from './findUnknownCodes';
import { findUnknownFacts } from './findUnknownFacts';
import { findUntranslated } from './findUntranslated';
import { questions } from './questions';

type Environment = PaymentVariables & { NETLIFY?: string; URL?: string };

/** Everything that stands between this repository and a site that is live, under headings. */
export function findUnfinished(loaded: Content, environment: Environment): Record<string, Finding[]> {
  // As the build does: Netlify's address stands in for one that is not known.
  const content = withDeployUrl(loaded, environment.NETLIFY ? environment.URL : undefined);
  const isPaymentOpen = readProvider(environment) !== undefined;
  return {
    Payment: [...findPaymentGaps(environment), ...findUnknownCodes(content)],
    Placeholders: findPlaceholders(content, { isPaymentOpen }),
    'Legal facts': findUnknownFacts(content),
    'Sample media': findSamples(content),
    Translation: findUntranslated(content),
    'Questions for the association': questions.map((question) => ({ ...question, isHarmful: false })),
  };
}
