import { defaultLanguage } from '../../shared/i18n/languages';
import { isPlaceholder } from '../fields/contacts';
import type { Content, Site } from '../model/model';

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
  if (!published || !isPlaceholder(String(french.url ?? ''))) return content;
  const settled = { ...french, url: published };
  return { ...content, site: { ...content.site, entry: { ...entry, [defaultLanguage]: settled } } };
}

/** A page's absolute URL; without a host while the site's URL is a placeholder. */
export function addressOf({ url }: Pick<Site, 'url'>, path: string): string {
  return isPlaceholder(url) ? path : new URL(path, url).href;
}
