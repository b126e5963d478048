/** The address at which the build publishes a file: webpack's and esbuild's rules are in src/gatsby. */
declare module '*?url' {
  const address: string;
  export = address;
}
