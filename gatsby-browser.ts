export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  wrapPageElement,
  wrapRootElement,
} from './src/gatsby/browser';
