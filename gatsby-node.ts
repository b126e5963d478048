export {
  createPages,
  createSchemaCustomization,
  onCreateDevServer,
  onCreatePage,
  onCreateWebpackConfig,
  onPluginInit,
  onPreBootstrap,
  sourceNodes,
} from './src/gatsby/node';
