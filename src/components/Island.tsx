import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ComponentType, createContext, useContext, useEffect } from 'react';
import { createWording, useWording, type Wording, WordingContext } from './wording';

/** Each entry of src/client/islands hydrates the islands of one kind of page. */
export type IslandName = 'donation' | 'toaster' | 'albums' | 'viewer' | 'payment';

/** An island's payload, serialized into the page beside it. */
export type IslandData = Omit<Wording, 'label'> & { props: object };

/** Renders an island as its own React root. Only the build provides it. */
export const RenderIslandContext = createContext<
  ((name: IslandName, component: ComponentType<object>, data: IslandData) => string) | undefined
>(undefined);

type IslandProps<Props extends object> = {
  name: IslandName;
  /** May read no context except the wording. */
  of: ComponentType<Props>;
  /** Prefixes of the labels it uses. A label outside them fails the build, or throws in the browser. */
  labels: readonly string[];
  /** Serialized as JSON. */
  props: Props;
};

/** A part of a page that React hydrates. In development, previews and tests it renders its component directly. */
export function Island<Props extends object>({ name, of: Component, labels: prefixes, props }: IslandProps<Props>) {
  const render = useContext(RenderIslandContext);
  const { labels, language, site } = useWording();
  // JSX cannot check a generic component's props.
  const Untyped = Component as ComponentType<object>;
  if (!render) return <Untyped {...props} />;
  const used = Object.entries(labels).filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix)));
  const data: IslandData = { props, labels: Object.fromEntries(used), language, site };
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

type IslandRootProps = { of: ComponentType<object>; data: IslandData; styles: EmotionCache; onMount?: () => void };

/** An island with its context: identical in the build and in the browser, as hydration requires. */
export function IslandRoot({ of: Component, data, styles, onMount }: IslandRootProps) {
  useEffect(() => onMount?.(), []);
  const { props, labels, language, site } = data;
  return (
    <CacheProvider value={styles}>
      <WordingContext value={createWording(labels, language, site)}>
        <Component {...props} />
      </WordingContext>
    </CacheProvider>
  );
}
