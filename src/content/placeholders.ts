import type { Site } from './model';

/**
 * Whether a value of site.json only stands in for the real one: it may be shown, but nothing may lead to it or be claimed
 * of it.
 * @param name as site.json lists it: `phone`, `socials.facebook`
 */
export function isPlaceholder({ placeholders = [] }: Pick<Site, 'placeholders'>, name: string): boolean {
  return placeholders.includes(name);
}
