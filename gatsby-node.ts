export {
  createPages,
  createSchemaCustomization,
  onCreatePage,
  onPluginInit,
  onPostBuild,
  sourceNodes,
} from './src/gatsby/node';
