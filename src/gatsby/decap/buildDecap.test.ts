import { customizeWebpackConfig } from './buildDecap';

// Named as the classes of gatsby-plugin-decap-cms and Gatsby.
class CopyPlugin {}
class HtmlWebpackTagsPlugin {}
class HtmlWebpackPlugin {
  options: { templateContent?: string } = {};
}
class TerserPlugin {}
class DefinePlugin {}

function customize(list: object[], minimizer: object[] = []) {
  const config = {
    entry: {},
    module: { rules: [] },
    plugins: list,
    output: {},
    optimization: { minimizer },
    devtool: false as const,
    cache: {},
  };
  customizeWebpackConfig(config, { plugins: { define: () => new DefinePlugin(), minifyJs: () => ({ swc: true }) } });
  return config;
}

const page = new HtmlWebpackPlugin();
const all = [new CopyPlugin(), page, new HtmlWebpackTagsPlugin()];

it('customizeWebpackConfig leaves out what loads React, and puts our page and swc in place', () => {
  const { plugins, optimization } = customize(all, [new TerserPlugin()]);
  expect(plugins).toEqual([page, new DefinePlugin()]);
  expect(page.options.templateContent).toContain('id="nc-root"');
  expect(optimization.minimizer).toEqual([{ swc: true }]);
});

it.each(all.map((missing) => [missing.constructor.name, missing]))(
  'customizeWebpackConfig stops without %s',
  (name, missing) => {
    expect(() => customize(all.filter((each) => each !== missing))).toThrow(`${name}, which is not there any more`);
  },
);

it('customizeWebpackConfig stops at an unknown minifier, and accepts none in development', () => {
  expect(() => customize(all, [new DefinePlugin()])).toThrow('TerserPlugin, which is not there any more');
  expect(customize(all).optimization.minimizer).toEqual([]);
});
