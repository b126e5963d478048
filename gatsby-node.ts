export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreatePage,
  onCreateWebpackConfig,
  onPluginInit,
  onPostBuild,
  onPreBootstrap,
  sourceNodes,
} from './src/gatsby/node';
