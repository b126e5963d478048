import { defaultLanguage } from '../i18n/languages';
import type { Content, Site } from './model';

/**
 * Whether a value of site.json only stands in for the real one: it may be shown, but nothing may lead to it or be claimed
 * of it.
 * @param name as site.json lists it: `phone`, `socials.facebook`
 */
export function isPlaceholder({ placeholders = [] }: Pick<Site, 'placeholders'>, name: string): boolean {
  return placeholders.includes(name);
}

/**
 * Whether a picture or video holds the place of a real one: site.json lists its address, or how its address begins.
 * @param src as entries name it: `/uploads/accueil/hero.jpg`
 */
export function isSample({ samples = [] }: Pick<Site, 'samples'>, src: string): boolean {
  return samples.some((start) => src.startsWith(start));
}

/**
 * The content with the address it is published at, where site.json has only a placeholder for it.
 * @param published the address the host gives the site, if it gives one
 */
export function withDeployUrl(content: Content, published: string | undefined): Content {
  const { entry } = content.site;
  const french = entry[defaultLanguage] ?? {};
  const placeholders = Array.isArray(french.placeholders) ? french.placeholders : [];
  if (!published || !placeholders.includes('url')) return content;
  const settled = { ...french, url: published, placeholders: placeholders.filter((name) => name !== 'url') };
  return { ...content, site: { ...content.site, entry: { ...entry, [defaultLanguage]: settled } } };
}

/**
 * A page's address for whoever reads it elsewhere. As long as nobody knows where the site will be, it is given without a
 * host: true wherever the page is.
 */
export function addressOf(site: Pick<Site, 'url' | 'placeholders'>, path: string): string {
  return isPlaceholder(site, 'url') ? path : new URL(path, site.url).href;
}
