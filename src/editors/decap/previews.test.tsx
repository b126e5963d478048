/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { languages } from '../../shared/i18n/languages';
import { loadFixtureContent } from '../../testing/loadFixtureContent';
import { entryFields } from './decapConfig';
import { registerPreviews } from './previews';

const content = loadFixtureContent();
const templates = new Map<string, ComponentType<object>>();
registerPreviews(
  { registerPreviewTemplate: (name, template) => templates.set(name, template as ComponentType<object>) },
  content,
);

const { home, albums, activities } = content;
const find = (name: string) => ({ activity: activities[0], album: albums[0] })[name] ?? home[name as keyof typeof home];

/** Draws the preview of an entry as Decap holds it. */
function draw(name: string, locale: string, { fr, en } = find(name).entry) {
  const toDecap = ({ description: body, ...data } = fr ?? {}) => ({ ...data, description: body, body });
  const entry = { data: toDecap(fr), i18n: en && { en: { data: toDecap(en) } } };
  const Template = templates.get(name) as ComponentType<object>;
  const state = { entryDraft: { getIn: () => ({ toJS: () => entry }) } };
  return render(<Template {...{ document, locale, state, getAsset: String }} />).container;
}

const entries = Object.keys(entryFields).flatMap((name) => languages.map((language) => [name, language] as const));

it.each(entries)('the preview of %s is drawn by the site’s components in %s', (name, language) => {
  const { fr, en } = find(name).entry;
  const { title, name: named, description } = (language === 'en' ? en : fr) as Record<string, string>;
  const text = draw(name, language).textContent?.replace(/\s/g, ' ');
  expect(text).toContain(title ?? named ?? description);
  expect(text).not.toMatch(/undefined|\[object|\{\w+\}|\w+\.\w+_other/);
});

it('a preview without English shows the French, and no picture of another host', () => {
  const { fr } = home.hero.entry;
  const hero = draw('hero', 'en', { fr: { ...fr, picture: 'https://images.unsplash.com/photo' } });
  expect(hero).toHaveTextContent(String(fr?.title));
  expect(hero.querySelector('img')).toBeNull();
});
