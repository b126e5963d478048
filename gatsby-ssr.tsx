export { onPreRenderHTML, replaceRenderer } from './src/gatsby/ssr';
