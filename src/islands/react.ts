// React and emotion, for the other entries: a file of its own, which changes only with their versions, so that it outlives
// deploys in a browser's cache. It names everything that islands import of them.
export { default } from '@emotion/cache';
export { CacheProvider, css, Global } from '@emotion/react';
export { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';
export {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
export { hydrateRoot } from 'react-dom/client';
