// React and emotion in a file of their own, which stays cached across deploys until their versions change. It exports
// everything that islands import from them.
export { default } from '@emotion/cache';
export { CacheProvider, css } from '@emotion/react';
export { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';
export {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
export { hydrateRoot } from 'react-dom/client';
