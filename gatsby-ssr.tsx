export { replaceRenderer } from './src/gatsby/ssr';
