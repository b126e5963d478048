export { onClientEntry, onRouteUpdate } from './src/gatsby/browser';
