export { disableCorePrefetching, onClientEntry, onInitialClientRender, onRouteUpdate } from './src/gatsby/browser';
