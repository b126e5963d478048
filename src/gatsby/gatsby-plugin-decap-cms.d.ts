declare module 'gatsby-plugin-decap-cms/gatsby-node' {
  import type { CreateDevServerArgs, CreateWebpackConfigArgs } from 'gatsby';

  type Options = {
    modulePath: string;
    publicPath: string;
    enableIdentityWidget: boolean;
    manualInit: boolean;
    // biome-ignore lint/suspicious/noExplicitAny: webpack's configuration and Gatsby's makers of plugins, as untyped there
    customizeWebpackConfig: (config: any, args: any) => void;
  };

  export function onCreateDevServer(args: CreateDevServerArgs, options: Options): void;
  export function onCreateWebpackConfig(args: CreateWebpackConfigArgs, options: Options): Promise<void>;
}
