import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ComponentType, createContext, useContext, useEffect } from 'react';
import { data } from '../dataAttributes';
import { useWording, type Wording, WordingContext } from '../wording/wording';
import { JsonScript } from './JsonScript';

/** An island's payload, serialized into the page beside its root. Its labels are in the page script. */
export type IslandData = Pick<Wording, 'site'> & { props: object };

/** Renders an island as a React root of its own. Only the build provides this function. */
export type RenderIsland = (
  component: ComponentType<object>,
  props: object,
  wording: Wording,
) => { name: string; html: string };
export const RenderIslandContext = createContext<RenderIsland | undefined>(undefined);

type IslandProps<Props extends object> = {
  /** The component that a file `<its name>.island.tsx` exports. May read no context except the wording. */
  of: ComponentType<Props>;
  /** Serialized as JSON. */
  props: Props;
};

/** A part of a page that React hydrates. In development, previews and tests it renders its component directly. */
export function Island<Props extends object>({ of: Component, props }: IslandProps<Props>) {
  const render = useContext(RenderIslandContext);
  const wording = useWording();
  // JSX cannot check a generic component's props.
  const Untyped = Component as ComponentType<object>;
  if (!render) return <Untyped {...props} />;
  const island = render(Untyped, props, wording);
  const payload: IslandData = { props, site: wording.site };
  return (
    <>
      <div
        {...data({ 'data-island': island.name })}
        style={{ display: 'contents' }}
        dangerouslySetInnerHTML={{ __html: island.html }}
      />
      <JsonScript type="application/json" json={payload} />
    </>
  );
}

type IslandRootProps = {
  of: ComponentType<object>;
  props: object;
  wording: Wording;
  styles: EmotionCache;
  onMount?: () => void;
};

/** An island with its context: identical in the build and in the browser, as hydration requires. */
export function IslandRoot({ of: Component, props, wording, styles, onMount }: IslandRootProps) {
  useEffect(() => onMount?.(), []);
  return (
    <CacheProvider value={styles}>
      <WordingContext value={wording}>
        <Component {...props} />
      </WordingContext>
    </CacheProvider>
  );
}
