declare module 'micromark-extension-gfm-autolink-literal' {
  const syntax: import('micromark/dist/shared-types').SyntaxExtension;
  export = syntax;
}
declare module 'micromark-extension-gfm-autolink-literal/html' {
  const html: import('micromark/dist/shared-types').HtmlExtension;
  export = html;
}
