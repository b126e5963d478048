export { onRenderBody, replaceRenderer } from './src/gatsby/ssr';
