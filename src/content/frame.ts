import type { Language } from '../i18n/languages';
import { type ContactLinks, findContactLinks } from './contactLinks';
import { cleanContacts, completeWhatsApp } from './contacts';
import type { Fields, Values } from './fields';
import { homeSections } from './homeSections';
import { localize } from './localize';
import type { Content, LoadedEntry, SectionContent, Site, TrustFacts } from './model';
import { isPlaceholder } from './placeholders';
import { renderTexts } from './renderTexts';
import { givingFields, siteFields, trustFields } from './singletons';

export type ContactContent = SectionContent['contact'] & { contactLinks: ContactLinks };

/** The content around every page: top bar and footer. */
export type Frame = {
  site: Site;
  hero: Pick<SectionContent['hero'], 'motto' | 'mottoLanguage'>;
  contact: ContactContent;
  footer: SectionContent['footer'];
  notice?: Notice;
};

/** A sentence above every page, from its first day to its last, as in `2026-03-01`. */
export type Notice = { text: string; firstDay?: string; lastDay: string };

export function buildFrame(content: Content, language: Language): Frame {
  const { site, present } = createPresenter(content, language);
  const shown = presentSite(site, renderTexts(shownFacts, content.site.entry, site, language));
  const { motto, mottoLanguage } = present(homeSections.hero, content.home.hero);
  const contact = present(homeSections.contact, content.home.contact);
  const { notice, noticeFirstDay, noticeLastDay } = present(givingFields, content.giving);
  return {
    site: shown,
    hero: { motto, mottoLanguage },
    contact: { ...contact, contactLinks: findContactLinks(shown, contact) },
    footer: present(homeSections.footer, content.home.footer),
    ...(notice && noticeLastDay && { notice: { text: notice, firstDay: noticeFirstDay, lastDay: noticeLastDay } }),
  };
}

/** The site in a language, and `present`, which localizes and renders an entry with its facts. */
export function createPresenter(content: Content, language: Language) {
  const site = cleanContacts(localize(siteFields, content.site.entry, language));
  const present = <F extends Fields>(fields: F, { entry }: LoadedEntry): Values<F> =>
    renderTexts(fields, entry, site, language);
  return { site, present };
}

/** The fields of site.json that pages show as texts. */
const shownFacts = { ...trustFields, operators: siteFields.operators };

/** The site without placeholders of trust facts and social networks. */
function presentSite({ samples: _samples, ...site }: Site, facts: Values<typeof shownFacts>): Site {
  const shown: Site = { ...site, ...facts };
  for (const name of Object.keys(trustFields) as (keyof TrustFacts)[]) {
    if (isPlaceholder(site, name)) delete shown[name];
  }
  return {
    ...shown,
    socials: site.socials.map(({ id, url }) =>
      isPlaceholder(site, `socials.${id}`) ? { id } : { id, url: url && completeWhatsApp(url) },
    ),
  };
}
