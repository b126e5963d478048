// Types for modules without types. Browser code reads this file too, so it must not use Node's or Gatsby's types.

declare module 'micromark-extension-gfm-autolink-literal' {
  const syntax: import('micromark/dist/shared-types').SyntaxExtension;
  export = syntax;
}
declare module 'micromark-extension-gfm-autolink-literal/html' {
  type Token = import('micromark/dist/shared-types').Token;
  /** The methods that a token handler calls. */
  type Compiler = {
    sliceSerialize: (token?: Token) => string;
    encode: (text: string) => string;
    raw: (html: string) => void;
  };
  const html: import('micromark/dist/shared-types').HtmlExtension & {
    exit: { literalAutolinkHttp: (this: Compiler, token?: Token) => void };
  };
  export = html;
}

declare module 'gatsby-plugin-decap-cms/gatsby-node' {
  export function onCreateWebpackConfig(args: object, options: object): Promise<void>;
}

declare module 'gatsby-plugin-sharp' {
  type SourceFile = { absolutePath: string; name: string; extension: string; internal: { contentDigest: string } };
  type Transform = { width: number; height: number; toFormat: string; quality?: number; fit: 'cover' };
  type Resized = { src: string; absolutePath: string; finishedPromise: Promise<unknown> };

  /** Queues the encoding, at most once per file and arguments across all builds that share a cache. */
  export function queueImageResizing(job: { file: SourceFile; args: Transform; reporter: object }): Resized;
}
