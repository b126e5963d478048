import { defaultLanguage } from '../shared/i18n/languages';
import type { Content, Site } from './model';

/**
 * Whether a value of site.json is a placeholder: pages may show it, but must not link it or present it as a fact.
 * @param name as in site.json: `phone`, `socials.facebook`
 */
export function isPlaceholder({ placeholders = [] }: Pick<Site, 'placeholders'>, name: string): boolean {
  return placeholders.includes(name);
}

/**
 * Whether a picture or video is a sample: site.json lists its path, or a folder or host that contains it.
 * @param src as in entries: `/uploads/accueil/hero.jpg`
 */
export function isSample({ samples = [] }: Pick<Site, 'samples'>, src: string): boolean {
  return samples.some((place) => src === place || src.startsWith(place.replace(/\/?$/, '/')));
}

/**
 * Replaces a placeholder of the site's URL by the host's.
 * @param published the URL that the host reports, if any
 */
export function withDeployUrl(content: Content, published: string | undefined): Content {
  const { entry } = content.site;
  const french = entry[defaultLanguage] ?? {};
  const placeholders = Array.isArray(french.placeholders) ? french.placeholders : [];
  if (!published || !placeholders.includes('url')) return content;
  const settled = { ...french, url: published, placeholders: placeholders.filter((name) => name !== 'url') };
  return { ...content, site: { ...content.site, entry: { ...entry, [defaultLanguage]: settled } } };
}

/** A page's absolute URL; without a host while the site's URL is a placeholder. */
export function addressOf(site: Pick<Site, 'url' | 'placeholders'>, path: string): string {
  return isPlaceholder(site, 'url') ? path : new URL(path, site.url).href;
}
