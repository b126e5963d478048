import { type ComponentType, createContext, useContext } from 'react';
import { type IslandData, SharedSiteContext } from './IslandRoot';
import { useWording } from './wording';

/** Each entry of src/islands hydrates the islands of one kind of page. */
export type IslandName = 'donation' | 'toaster' | 'albums' | 'viewer' | 'payment';

/** Renders an island as its own React root. Only the build provides it. */
export const RenderIslandContext = createContext<
  ((name: IslandName, component: ComponentType<object>, data: IslandData) => string) | undefined
>(undefined);

type IslandProps<Props extends object> = {
  name: IslandName;
  /** May read no context except labels, language and shared site. */
  of: ComponentType<Props>;
  /** Prefixes of the labels it uses. A label outside them fails the build, or throws in the browser. */
  labels: readonly string[];
  /** Serialized as JSON. */
  props: Props;
};

/** A part of a page that React hydrates. In development, previews and tests it renders its component directly. */
export function Island<Props extends object>({ name, of: Component, labels: prefixes, props }: IslandProps<Props>) {
  const render = useContext(RenderIslandContext);
  const site = useContext(SharedSiteContext);
  const { labels, language } = useWording();
  // JSX cannot check a generic component's props.
  const Untyped = Component as ComponentType<object>;
  if (!render) return <Untyped {...props} />;
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
        dangerouslySetInnerHTML={{ __html: render(name, Untyped, data) }}
      />
      <script
        type="application/json"
        // Escaped, because `</script>` in a text would end the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}
