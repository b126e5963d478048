export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/gatsby/ssr';
