export {
  createPages,
  createSchemaCustomization,
  onCreateWebpackConfig,
  onPluginInit,
  onPostBootstrap,
  onPostBuild,
  onPreBootstrap,
  sourceNodes,
} from './src/gatsby/node';
