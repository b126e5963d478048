export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
} from './src/gatsby/browser';
