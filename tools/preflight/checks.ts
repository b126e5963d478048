import { withProvider } from '../../src/content/load/loadLabels';
import { findMediaAdvice, findSilentVideos } from '../../src/content/load/mediaAdvice';
import type { Content } from '../../src/content/model';
import { withDeployUrl } from '../../src/content/placeholders';
import { providers } from '../../src/donation/providers/registry';
import { chooseProvider } from '../paymentVariables';
import {
  findDeadContacts,
  findInterruptions,
  findMissingConsents,
  findPlaceholders,
  findPlaceholderWays,
  findSamples,
  findUndecidedPrivacy,
  findUnknownCodes,
  findUnknownFacts,
  findUntranslatedLabels,
  findUntranslatedTexts,
  findUnusedSamples,
} from './contentChecks';
import { findDifferences } from './differences';
import type { Check, Environment, Finding } from './finding';
import {
  findEmulatorKeys,
  findMissingKeys,
  findPublishedSecret,
  findSpacesInKeys,
  findTestKeys,
  findWrongAddress,
} from './payment';
import { findCardTexts, findOtherProviders } from './providerTexts';
import { listQuestions } from './questions';

type Part = {
  heading: string;
  checks: Check[];
  /** For information: not counted among what is left to do. */
  isAdvice?: boolean;
};

/** The parts of the report. A new check is one more function in a list. */
const parts: Part[] = [
  {
    heading: 'Payment',
    checks: [
      findMissingKeys,
      findSpacesInKeys,
      findEmulatorKeys,
      findTestKeys,
      findPublishedSecret,
      findWrongAddress,
      findUnknownCodes,
      findInterruptions,
      ({ content, provider }) => findOtherProviders(content, provider, providers),
      ({ content, provider }) => findCardTexts(content, provider),
    ],
  },
  { heading: 'Placeholders', checks: [findPlaceholders, findPlaceholderWays, findDeadContacts] },
  { heading: 'Legal facts', checks: [findUnknownFacts, findUndecidedPrivacy] },
  { heading: 'Sample media', checks: [findSamples, findUnusedSamples] },
  { heading: 'Consents', checks: [findMissingConsents] },
  { heading: 'Translation', checks: [findUntranslatedTexts, findUntranslatedLabels] },
  { heading: 'Questions for the association', checks: [({ provider }) => listQuestions(provider)] },
  { heading: 'Differences from the specification (for information)', checks: [findDifferences], isAdvice: true },
  {
    heading: 'Photos and videos (for information)',
    checks: [
      ({ content, folder }) => findMediaAdvice(content.uploads, folder),
      ({ content }) => findSilentVideos(content),
    ],
    isAdvice: true,
  },
];

export type CheckedPart = { heading: string; isAdvice: boolean; findings: Finding[] };

/** Runs all checks on what the build publishes: Netlify's URL replaces a placeholder url, and labels name the provider. */
export function runChecks(loaded: Content, folder: string, environment: Environment): Promise<CheckedPart[]> {
  const provider = chooseProvider(environment);
  const publishedAt = environment.NETLIFY ? environment.URL : undefined;
  const content = withProvider(withDeployUrl(loaded, publishedAt), provider);
  const isPaymentOpen = provider.readSettings(environment) !== undefined;
  const subject = { content, folder, environment, provider, isPaymentOpen };
  return Promise.all(
    parts.map(async ({ heading, checks, isAdvice = false }) => ({
      heading,
      isAdvice,
      findings: (await Promise.all(checks.map((check) => check(subject)))).flat(),
    })),
  );
}
