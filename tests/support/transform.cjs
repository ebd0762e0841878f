// How Jest reads a module: SWC strips types and JSX, and Babel, which takes ten times as long, reads
// the modules that hold a GraphQL tag, with Relay's plugin. Neither goes through Next, so that no
// test depends on a Next build; a Babel file at the root would switch Next itself to Babel.
const swc = require('@swc/jest').createTransformer({
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
});
const relay = require('babel-jest').default.createTransformer({
  configFile: false,
  babelrc: false,
  presets: [['next/babel', { 'preset-react': { runtime: 'automatic' } }]],
  plugins: [
    [
      require('babel-plugin-relay'),
      { artifactDirectory: './src/__generated__', eagerEsModules: true },
    ],
  ],
});

module.exports = {
  process: (source, ...rest) =>
    (source.includes('graphql`') ? relay : swc).process(source, ...rest),
};
