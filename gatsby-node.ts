export { createPages, createSchemaCustomization, onCreatePage, onPluginInit, sourceNodes } from './src/gatsby/node';
