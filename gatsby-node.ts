export {
  createPages,
  createSchemaCustomization,
  onCreateWebpackConfig,
  onPluginInit,
  onPostBuild,
  onPreBootstrap,
  sourceNodes,
} from './src/gatsby/node';
