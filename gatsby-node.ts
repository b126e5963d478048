export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreatePage,
  onPluginInit,
  sourceNodes,
} from './src/gatsby/node';
