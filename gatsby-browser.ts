export {
  disableCorePrefetching,
  onClientEntry,
  onRouteUpdate,
  wrapPageElement,
  wrapRootElement,
} from './src/gatsby/browser';
