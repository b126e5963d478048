import { type ComponentType, createContext, useContext } from 'react';
import { type IslandData, SharedSiteContext } from './IslandRoot';
import { useWording } from './wording';

/** The islands there are; each entry of src/islands hydrates those of one kind of page. */
export type IslandName = 'donation' | 'toaster' | 'albums' | 'viewer' | 'payment';

/** Renders an island as a React root of its own. The build alone provides it. */
export const RenderIslandContext = createContext<
  ((name: IslandName, component: ComponentType<object>, data: IslandData) => string) | undefined
>(undefined);

type IslandProps<Props extends object> = {
  name: IslandName;
  /** Uses no context but labels, language and shared site. */
  of: ComponentType<Props>;
  /** Prefixes of the labels it uses. One that is not given stops the build, or throws in the browser. */
  labels: readonly string[];
  /** Plain data: it travels as JSON. */
  props: Props;
};

/**
 * A part of a page that React hydrates in the browser; everything around it stays HTML. In development, previews and
 * tests it is its component.
 */
export function Island<Props extends object>({ name, of: Component, labels: prefixes, props }: IslandProps<Props>) {
  const render = useContext(RenderIslandContext);
  const site = useContext(SharedSiteContext);
  const { labels, language } = useWording();
  // Its type promises more than JSX can see.
  const Plain = Component as ComponentType<object>;
  if (!render) return <Plain {...props} />;
  const used = Object.entries(labels).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix)));
  const data: IslandData = {
    props,
    labels: Object.fromEntries(used),
    language,
    site: site && { name: site.name, url: site.url },
  };
  return (
    <>
      <div
        data-island={name}
        style={{ display: 'contents' }}
        dangerouslySetInnerHTML={{ __html: render(name, Plain, data) }}
      />
      <script
        type="application/json"
        // A text that closes the element would let the rest of it run.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}
