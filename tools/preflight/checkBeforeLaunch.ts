import { adviseWays } from '../../src/content/check/advice';
import { isPlaceholder, readPhones } from '../../src/content/contacts';
import { listLeaves } from '../../src/content/fields/walkFields';
import { associationFields } from '../../src/content/model/association';
import { albumFields } from '../../src/content/model/collections';
import { listEntries } from '../../src/content/model/entries';
import { homeSections } from '../../src/content/model/homeSections';
import type { Content } from '../../src/content/model/model';
import { consentFields, givingFields, privacyFields, siteFields } from '../../src/content/model/singletons';
import { localize } from '../../src/content/present/localize';
import { isSample, withHostUrl } from '../../src/content/present/siteFacts';
import { callingCode, countryCode } from '../../src/country';
import type { Provider, Variables } from '../../src/donation/providers/provider';
import type { Finding } from '../../src/shared/finding';
import { defaultLanguage } from '../../src/shared/i18n/languages';
import { asList, asRecord, isBlank } from '../../src/shared/unknownValues';
import { chooseProvider } from '../paymentVariables';

export type PreflightFinding = Finding & {
  /** Marked by `!`: a donor could lose money, or have no contact. Before a launch, it stops a production build. */
  isHarmful?: boolean;
};

export type FindingGroup = { heading: string; findings: PreflightFinding[] };

type Subject = { content: Content; environment: Variables; provider: Provider; takesPayments: boolean };

/** Checks the content as the build publishes it: on Netlify, the project's URL replaces a placeholder. */
export function checkBeforeLaunch(loaded: Content, environment: Variables): FindingGroup[] {
  const provider = chooseProvider(environment);
  const content = withHostUrl(loaded, environment.NETLIFY ? environment.URL : undefined);
  const takesPayments = provider.readSettings(environment) !== undefined && readGiving(content).online === 'open';
  const subject = { content, environment, provider, takesPayments };
  return [
    { heading: 'Payment', findings: [...findWrongKeys(subject), ...findWrongWebhook(subject)] },
    { heading: 'Placeholders', findings: [...findPlaceholders(subject), ...findOtherCountry(subject)] },
    { heading: 'Ways to give', findings: [...adviseWays(content.giving), ...findMissingWays(subject)] },
    { heading: 'What donors look for', findings: findEmptyParts(subject) },
    { heading: 'What the law asks', findings: findEmptyPrivacy(subject) },
    { heading: 'Rights to show people', findings: [...findSamples(subject), ...findMissingConsents(subject)] },
  ];
}

/** Lists what each group found, with its remedy; `!` marks harmful findings. */
export function formatFindings(groups: readonly FindingGroup[]): string {
  const lines = groups.flatMap(({ heading, findings }) => [
    `${heading}: ${findings.length === 0 ? 'nothing left' : findings.length}`,
    ...findings.map(({ what, todo, isHarmful }) => `${isHarmful ? '!' : ' '} ${what}\n      ${todo}`),
    '',
  ]);
  return lines.join('\n');
}

/** Sums up the findings. Only a production build stops, and only for findings that harm donors. */
export function summarizeLaunch(
  groups: readonly FindingGroup[],
  { CONTEXT }: Variables,
): { sentence: string; stopsBuild: boolean } {
  const findings = groups.flatMap((group) => group.findings);
  const harmful = findings.filter(({ isHarmful }) => isHarmful).length;
  const stopsBuild = harmful > 0 && CONTEXT === 'production';
  if (findings.length === 0)
    return { sentence: 'Nothing is left here. docs/going-live.md lists what only people can check.', stopsBuild };
  const rest = stopsBuild ? ': the production build stops.' : ', and would stop a production build.';
  const sentence = `${findings.length} to settle before going live; ${harmful} marked "!" would harm donors`;
  return { sentence: sentence + (harmful > 0 ? rest : '.'), stopsBuild };
}

const where = 'In Netlify, under Environment variables,';

function findWrongKeys({ environment, provider }: Subject): PreflightFinding[] {
  const keys = provider.variables
    .filter(({ role }) => role !== 'url')
    .map((variable) => ({ ...variable, value: environment[variable.name]?.trim() ?? '' }));
  const secrets = keys.filter(({ role, value }) => role === 'secret' && value).map(({ value }) => value);
  return keys.flatMap(({ name, role, effect, testKey, value }): PreflightFinding[] => {
    // Harmless: without a key, payment stays closed, or notifications are refused and the hourly check asks instead.
    if (!value)
      return [
        { what: `${name} is not set: ${effect}`, todo: `${where} set it to the value in the provider’s back office.` },
      ];
    const findings = [
      /\s/.test(value) && {
        what: `${name} has spaces or line breaks in it`,
        todo: `${where} copy the value from the provider’s back office once more.`,
        isHarmful: true,
      },
      testKey?.test(value) && {
        what: `${name} is a key for tests: no donation would arrive`,
        todo: `${where} replace it with the one in the provider’s back office.`,
        isHarmful: true,
      },
      // Whoever reads a secret key in a page can act for the account.
      role === 'public' &&
        secrets.includes(value) && {
          what: `${name} is the secret key, and the pages would publish it`,
          todo: `${where} set it to its own value; ask the provider for a new secret key if a page was published.`,
          isHarmful: true,
        },
    ];
    return findings.filter((finding) => typeof finding === 'object');
  });
}

/** The URL is a secret, so the finding does not show it. */
function findWrongWebhook({ environment }: Subject): PreflightFinding[] {
  const url = environment.PAYMENT_ALERTS_URL?.trim();
  if (!url || /^https:\/\/[\w.-]+(:\d+)?\/[^\s"']*$/.test(url)) return [];
  return [
    {
      what: 'PAYMENT_ALERTS_URL is no plain https URL: nobody would hear of a payment that needs a person',
      todo: `${where} copy the webhook’s URL once more: it starts with https://, without quotes or a user name.`,
      isHarmful: true,
    },
  ];
}

const readSite = ({ site }: Content) => localize(siteFields, site.entry, defaultLanguage);
const readGiving = ({ giving }: Content) => localize(givingFields, giving.entry, defaultLanguage);

/**
 * Finds placeholders, except in ways to give. A placeholder of a required value, such as the phone number, harms
 * donors once the site takes payments.
 */
function findPlaceholders({ content, takesPayments }: Subject): PreflightFinding[] {
  return listEntries(content).flatMap(({ file, fields, entry }) => {
    if (fields === givingFields) return [];
    const values = entry[defaultLanguage] ?? {};
    const nameItem = (_: string, list: string, index: number) => `${list}.${asRecord(asList(values[list])[index]).id}`;
    return listLeaves(fields, values).flatMap(({ field, path, value }) => {
      const isContact = field.kind === 'url' || (field.kind === 'text' && field.contact);
      // The site leaves out what has no URL, except a social network of site.json, whose icon then has no link.
      const isLeftOut = isBlank(value) && fields !== siteFields;
      if (!isContact || isLeftOut || !isPlaceholder(String(value ?? ''))) return [];
      const location = `${file}: ${path.replace(/^(\w+)\[(\d+)\]/, nameItem)}`;
      return {
        what: isBlank(value) ? `${location} is empty` : `${location} is a placeholder: ${value}`,
        todo: field.optional ? 'Put in the real value, or remove the item.' : 'Put in the real value.',
        isHarmful: takesPayments && !field.optional,
      };
    });
  });
}

/** Finds content of another country than src/country.ts, which sets currency, clock and phone numbers. */
function findOtherCountry({ content }: Subject): PreflightFinding[] {
  const { country, phone } = readSite(content);
  const name = new Intl.DisplayNames(defaultLanguage, { type: 'region' }).of(countryCode) ?? countryCode;
  const ways = (readGiving(content).ways ?? []).filter(({ kind }) => kind === 'mobileMoney');
  const isAbroad = (text: string) =>
    readPhones(text).some(({ number }) => number && !number.startsWith(`+${callingCode}`));
  const abroad = [phone, ...ways.map(({ number = '' }) => number)].filter(isAbroad);
  return [...(country.includes(name) ? [] : [country]), ...abroad].map((value) => ({
    what: `The content has "${value}", but src/country.ts is of ${name}, +${callingCode}`,
    todo: 'Change the one that is wrong (docs/another-association.md); for a number abroad, nothing.',
  }));
}

/** Finds that the payment on the site is the only way to give, or that it is closed. */
function findMissingWays({ content }: Subject): PreflightFinding[] {
  const { ways = [], online } = readGiving(content);
  const { file } = content.giving;
  const findings = [
    ways.length === 0 && {
      what: `${file}: there is no way to give without the site’s payment`,
      todo: 'Ask the association for one that it has confirmed (docs/editing.md has an example).',
    },
    online === 'closed' && {
      what: `${file}: online payment is closed`,
      todo: 'To open it again, set "online" to "open".',
    },
  ];
  return findings.filter((finding) => finding !== false);
}

/** Finds what the page of the association does not say yet, in a single line. */
function findEmptyParts({ content }: Subject): PreflightFinding[] {
  const site = readSite(content);
  const page = localize(associationFields, content.association.entry, defaultLanguage);
  const parts = {
    'legal name': site.legalName,
    'registration number': !isPlaceholder(site.registration),
    'tax number': !isPlaceholder(site.taxNumber),
    'person in charge': site.personInCharge,
    bureau: page.bureau?.length,
    publications: page.publications?.length,
    partners: page.partners?.length,
    'ways to join': page.join?.length,
    'whom to tell of a child in danger': page.childProtection,
  };
  const empty = Object.entries(parts).flatMap(([name, value]) => (value ? [] : [name]));
  if (empty.length === 0) return [];
  const { subtitle } = localize(homeSections.hero, content.home.hero.entry, defaultLanguage);
  return [
    {
      what: `${content.site.file}, ${content.association.file}: ${empty.length} of ${Object.keys(parts).length} parts are empty: ${empty.join(', ')}`,
      todo: `Ask the association, in the order of docs/going-live.md. Is this true of its work: “${subtitle}”?`,
    },
  ];
}

/** Finds the parts of the privacy page that have no text, and so are not shown. */
function findEmptyPrivacy({ content: { privacy } }: Subject): PreflightFinding[] {
  const { parts } = localize(privacyFields, privacy.entry, defaultLanguage);
  return parts.flatMap(({ title, text }) =>
    text ? [] : { what: `${privacy.file}: “${title}” has no text`, todo: 'Ask a lawyer (docs/going-live.md).' },
  );
}

/** Finds files that count as samples, which need no consent: a real photo among them would go unnoticed. */
function findSamples({ content }: Subject): PreflightFinding[] {
  return (readSite(content).samples ?? []).map((path) => ({
    what: `${content.site.file}: samples lists "${path}", so pictures and videos there count as showing nobody`,
    todo: 'Replace files and captions, then remove it from the list samples.',
  }));
}

/** Finds albums of real photos and videos for which no consent is recorded. Samples show nobody. */
function findMissingConsents({ content }: Subject): PreflightFinding[] {
  const site = readSite(content);
  const { consents = [] } = localize(consentFields, content.consents.entry, defaultLanguage);
  return content.albums.flatMap(({ file, entry }) => {
    const { id, media } = localize(albumFields, entry, defaultLanguage);
    const real = media.filter(({ src }) => !isSample(site, src));
    if (real.length === 0 || consents.some(({ album }) => album === id)) return [];
    return {
      what: `${file}: no consent is recorded for ${real.length} of ${media.length} photos and videos`,
      todo: `Ask the adults shown and the parents of children; note in ${content.consents.file} where the paper is, and no names.`,
    };
  });
}
