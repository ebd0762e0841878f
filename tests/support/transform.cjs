// How Jest reads a module: SWC strips types and JSX, once each GraphQL tag is its generated module,
// as babel-plugin-relay compiles it. Babel itself takes ten times as long, and Next is left out, so
// that no test depends on a Next build.
const { createHash } = require('node:crypto');
const { dirname, relative, resolve } = require('node:path');
// As the plugin's own GraphQL prints a definition, so the compiler hashes it; later ones break lines.
const { parse, print } = require(
  require.resolve('graphql', { paths: [require.resolve('babel-plugin-relay')] }),
);
const swc = require('@swc/jest').createTransformer({
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
});

const GENERATED = resolve(__dirname, '../../src/__generated__');
const TAG = /\bgraphql`\s*(?:fragment|mutation|query|subscription)\s+(\w+)[^`]*`/g;

/** Says on the console, as Relay's plugin does, where the generated module is an older one. */
const toExpression = (name, tag) => {
  const hash = createHash('md5')
    .update(print(parse(tag.slice(tag.indexOf('`') + 1, -1)).definitions[0]))
    .digest('hex');
  const warning = `The definition of '${name}' appears to have changed. Run \`npm run relay\`.`;
  const lines = '\n'.repeat(tag.split('\n').length - 1);
  return `(_${name}.hash !== '${hash}' && console.error(${JSON.stringify(warning)}), ${lines}_${name})`;
};

function compileTags(source, file) {
  const folder = relative(dirname(file), GENERATED);
  const imports = [];
  const compiled = source.replaceAll(TAG, (tag, name) => {
    imports.push(`import _${name} from '${folder}/${name}.graphql';`);
    return toExpression(name, tag);
  });
  return imports.join('') + compiled;
}

module.exports = {
  process: (source, file, options) => swc.process(compileTags(source, file), file, options),
};
