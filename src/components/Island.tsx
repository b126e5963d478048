import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ComponentType, createContext, useContext, useEffect } from 'react';
import { data } from '../dataNames';
import { createWording, useWording, type Wording, WordingContext } from './wording';

/** An island's payload, serialized into the page beside its root. */
export type IslandData = Omit<Wording, 'label'> & { props: object };

/** Renders an island as a React root of its own. Only the build provides it. */
export type RenderIsland = (
  component: ComponentType<object>,
  data: IslandData,
) => { name: string; html: string; data: IslandData };
export const RenderIslandContext = createContext<RenderIsland | undefined>(undefined);

type IslandProps<Props extends object> = {
  /** Exported by a file `<its name>.island.tsx`. May read no context except the wording. */
  of: ComponentType<Props>;
  /** Serialized as JSON. */
  props: Props;
};

/** A part of a page that React hydrates. In development, previews and tests it renders its component directly. */
export function Island<Props extends object>({ of: Component, props }: IslandProps<Props>) {
  const render = useContext(RenderIslandContext);
  const { labels, language, site } = useWording();
  // JSX cannot check a generic component's props.
  const Untyped = Component as ComponentType<object>;
  if (!render) return <Untyped {...props} />;
  const island = render(Untyped, { props, labels, language, site });
  return (
    <>
      <div
        {...data({ 'data-island': island.name })}
        style={{ display: 'contents' }}
        dangerouslySetInnerHTML={{ __html: island.html }}
      />
      <script
        type="application/json"
        // Escaped, because `</script>` in a text would end the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(island.data).replaceAll('<', '\\u003c') }}
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
