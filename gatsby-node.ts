export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreatePage,
  onCreateWebpackConfig,
  onPluginInit,
  onPostBuild,
  onPreBootstrap,
  sourceNodes,
} from './src/gatsby/node';
