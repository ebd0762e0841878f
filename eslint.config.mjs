// Layers, our own rules and Relay's: everything that oxlint cannot check.
// Every other rule, and each that needs types, is in .oxlintrc.json; no rule is in both.
import { existsSync, readdirSync } from 'node:fs';
import typescript from '@typescript-eslint/parser';
import relay from 'eslint-plugin-relay';
import { defineConfig } from 'eslint/config';
import { FACES } from './src/engines/layers.mjs';
import { findFaults, MAX_TEST_NAME } from './src/tools/english.mjs';

/** The rows of `src/layers.mjs`, and of each district's own table, by folder. */
export const LAYERS = await readLayers();

const SERVER = ['pages/api', 'server', 'tools', 'cli'];

/**
 * One door per package: the layers that may import it. A package without a row may be imported
 * anywhere.
 */
const DOORS = {
  'relay-runtime': ['relay'],
  'react-relay': ['relay'],
  algoliasearch: ['browser/search', 'server/data/search', 'tools'],
  '@pothos/.*': ['server/api/graph'],
  'graphql-yoga': ['server/api/http'],
  '@modelcontextprotocol/.*': ['server/api/mcp', 'server/api/http', 'cli'],
  zod: ['server/api/mcp', 'server/model/policy', 'server/model/scan', 'server/teams', 'cli'],
  commander: ['cli'],
  diff: ['cli'],
  ignore: ['cli'],
  'jsonc-parser': ['cli'],
  picocolors: ['cli'],
  '@jridgewell/trace-mapping': ['cli'],
  'vscode-.*': ['cli'],
  '@escape\\.tech/.*': ['server/api/http'],
  'workbox-.*': ['browser/offline'],
  // Its types, in the command line.
  esbuild: ['cli', 'tools'],
  compression: ['server/api/http'],
  fresh: ['server/api/http'],
  anafanafo: ['server/api/answers'],
  'ical.js': ['server/api/answers'],
  '@resvg/.*': ['server/api/answers'],
  pino: ['server/platform/observe'],
  'prom-client': ['server/api/http', 'server/platform/workers'],
  '@sentry/.*': ['browser/telemetry'],
  '@opentelemetry/.*': ['server/platform/observe'],
  kysely: ['server/platform/database'],
  pg: ['server/platform/database'],
  iovalkey: ['server/api/http'],
  '@photostructure/sqlite': ['server/platform/database'],
  acorn: ['engines/scanner'],
  '@babel/parser': ['engines/scanner'],
  // Its types, in the command line.
  'postcss(?:-(?:less|scss|safe-parser))?': ['engines/scanner', 'cli'],
  'css-tree': ['engines/scanner', 'server/api/answers'],
  parse5: ['engines/scanner'],
  fflate: ['engines/scanner'],
  webidl2: ['server/data/catalogue'],
  'sanitize-html': ['server/data/catalogue', 'server/teams/workspaces'],
  'markdown-it': ['server/teams/workspaces'],
  'better-auth': ['server/teams/accounts'],
  undici: ['server/platform/outbound'],
  'ipaddr.js': ['server/platform/config', 'server/platform/outbound'],
  standardwebhooks: ['server/teams/watches'],
  '@better-auth/.*': ['server/teams/accounts'],
  '@simplewebauthn/browser': ['client', 'server/teams/accounts'],
  nodemailer: ['server/platform/mail'],
  json5: ['server/data/catalogue'],
  'tar-stream': ['server/data/versions', 'server/api/http'],
  'npm-registry-fetch': ['server/data/versions'],
  semver: ['server/data/versions'],
  'web-features': ['server/data/catalogue', 'server/model/audiences'],
  '@mdn/browser-compat-data': ['server/data/catalogue', 'server/model/audiences'],
  'web-specs': ['server/data/catalogue', 'server/model/audiences'],
  'caniuse-lite': ['server/data/catalogue', 'server/model/audiences'],
  browserslist: ['server/data/catalogue', 'server/model/audiences'],
  'baseline-browser-mapping': ['server/data', 'server/model/audiences'],
  '@data/.*': [
    'server/data/search',
    'server/model/coverage',
    'server/model/forecast',
    'server/model/policy',
  ],
  'node:.*': SERVER,
};

/**
 * Reads `src/layers.mjs` and every district's own table into one: folder → all it may import. A room
 * sees its own district's rooms as its table says, and outside what the district sees.
 */
async function readLayers() {
  const { DISTRICTS } = await import('./src/layers.mjs');
  const layers = {};
  for (const [folder, others] of Object.entries(DISTRICTS)) {
    layers[folder] = [...others, folder];
    await readRooms(folder, others, layers);
  }
  return layers;
}

async function readRooms(folder, outside, layers) {
  const table = `./src/${folder}/layers.mjs`;
  if (!existsSync(table)) return;
  const { ROOMS, OUTSIDE = {}, HAS_FILES_BELOW = false } = await import(table);
  if (HAS_FILES_BELOW) {
    outside = [...outside, `${folder}(?=/[^/]+$)`];
    layers[folder] = outside;
  }
  for (const [room, below] of Object.entries(ROOMS)) {
    const path = `${folder}/${room}`;
    const others = [...below.map((name) => `${folder}/${name}`), ...(OUTSIDE[room] ?? outside)];
    layers[path] = [...others, path];
    await readRooms(path, others, layers);
  }
}

const isWithin = (layer, folder) => layer === folder || layer.startsWith(`${folder}/`);
const TO_PARENT = {
  regex: '^\\.\\./',
  message: 'Import across folders with @/, inside a folder with ./.',
};

/**
 * Relay's own ways to change something on the server carry no idempotency key, so a retry could
 * change it twice.
 */
const RELAY_MUTATIONS = [
  {
    regex: '^(?:react-relay|relay-runtime)(?:/|$)',
    importNames: ['useMutation', 'commitMutation'],
    message:
      'Change things through useMutation of @/relay/mutations/useMutation: its key keeps a retry from changing them twice.',
  },
  {
    regex: '^(?:react-relay|relay-runtime)/.*Mutation$',
    message: 'Change things through useMutation of @/relay/mutations/useMutation.',
  },
];

/** Where a request takes the catalogue that it keeps to its end; everything else is given one. */
const TAKES_CATALOGUE = [
  'cli',
  'server/api/http',
  'server/api/operations',
  'server/data/search',
  'server/data/versions',
  'tools',
];
const AMBIENT_CATALOGUE = {
  regex: '^@/server/data/catalogue/loadCatalogue$',
  message: 'Take the catalogue as a parameter: a process may hold two of them.',
};

/** Where the database of the process is opened; everything else is given one. */
const TAKES_DATABASE = ['cli', 'server/api/http', 'server/api/operations', 'tools'];
const AMBIENT_DATABASE = {
  regex: '^@/server/platform/database/openDatabase$',
  importNames: ['openDatabase'],
  message: 'Take the database as a parameter, or from the RequestContext.',
};

/** Others import an engine only through the faces it has for them. */
function restrictToFaces(layer) {
  const open = Object.keys(FACES).filter((face) =>
    FACES[face].some((folder) => isWithin(layer, folder)),
  );
  return {
    regex: `^@/engines/(?!(?:${open.join('|')})$)`,
    message: `${layer} may import of the engines only ${open.join(', ') || 'nothing'}: see FACES in src/engines/layers.mjs.`,
  };
}

/** Everything the files of one layer may not import, as patterns of no-restricted-imports. */
function restrictionsOf(layer, allowed) {
  const closed = Object.keys(DOORS).filter(
    (name) => !DOORS[name].some((folder) => isWithin(layer, folder)),
  );

  return [
    TO_PARENT,
    {
      regex: `^@/(?!(?:${allowed.join('|')})/)`,
      message: `${layer} may import only ${allowed.join(', ')}: see its layers.mjs.`,
    },
    {
      regex: `^(?:${closed.join('|')})(?:/|$)`,
      message: `${layer} is not this package's door: see DOORS.`,
    },
    ...(isWithin(layer, 'engines') ? [] : [restrictToFaces(layer)]),
    ...(isWithin(layer, 'relay') ? [] : RELAY_MUTATIONS),
    ...(TAKES_CATALOGUE.some((folder) => isWithin(layer, folder)) ? [] : [AMBIENT_CATALOGUE]),
    ...(TAKES_DATABASE.some((folder) => isWithin(layer, folder)) ? [] : [AMBIENT_DATABASE]),
  ];
}

/**
 * `import()` in the source text, which no-restricted-imports does not see, judged by the same
 * patterns.
 */
const dynamicImports = {
  meta: { type: 'problem', schema: [{ type: 'array' }] },
  create: (context) => ({
    ImportExpression({ source }) {
      const [patterns] = context.options;
      const broken =
        source.type === 'Literal' &&
        patterns.find(({ regex }) => new RegExp(regex).test(source.value));
      if (broken) context.report({ node: source, message: broken.message });
    },
  }),
};

const reasonedSuppressions = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program() {
      const bare = context.sourceCode
        .getAllComments()
        .filter(
          ({ value }) =>
            /^\s*(?:es|ox)lint-(?:disable|enable)/.test(value) && !/ -- \S/.test(value),
        );
      for (const { loc } of bare)
        context.report({ loc, message: 'Say after “ -- ” why the rule does not hold here.' });
    },
  }),
};

/** The first part of each of our addresses: the pages, and the answers that travel. */
const OWN_ADDRESSES = [
  ...readdirSync('pages')
    .map((name) => name.replace(/\.tsx?$/, ''))
    .filter((name) => /^[a-z]+$/.test(name) && !['api', 'index'].includes(name)),
  'badge',
  'embed',
  'exports',
  'feeds',
  'oembed',
  'api/features\\.',
  'api/names',
];
const OWN_ADDRESS = new RegExp(`^/(?:${OWN_ADDRESSES.join('|')})(?![\\w-])`);
const ADDRESS_ATTRIBUTES = ['href', 'path', 'action', 'homeHref'];

/**
 * An address that is written out where it is used can be wrong, and nobody notices: `href` of
 * src/domain/routes knows them all, with the types of what they take.
 */
const typedAddresses = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const message = 'Take the address from `href` of @/domain/routes/href.';
    const isAttribute = ({ type, name }) =>
      type === 'JSXAttribute' && ADDRESS_ATTRIBUTES.includes(name.name);
    return {
      Literal(node) {
        const isHome = node.value === '/' && isAttribute(node.parent);
        const isOwn = typeof node.value === 'string' && OWN_ADDRESS.test(node.value);
        if (isHome || isOwn) context.report({ node, message });
      },
      TemplateLiteral(node) {
        // A value may follow: `/features${…}` is one of ours, whatever it is.
        if (OWN_ADDRESS.test(node.quasis[0].value.cooked)) context.report({ node, message });
      },
    };
  },
};

const TEST_CALLS = ['it', 'test', 'describe'];

/** The text of a comment without its stars, its tags and the lines of its directives. */
const textOfComment = ({ value }) =>
  value
    .replace(/^\s*(?:es|ox)lint-\S+[^]*? -- /, '')
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/@\w+(?: \{(?:[^{}]|\{[^{}]*\})*\})?(?: [\w.]+)?/g, '.')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The call that a name is given to: `it('…')`, `it.each(…)('…')`, `test.describe('…')`. */
const isTestCall = ({ type, name, object, callee, tag }) =>
  type === 'Identifier'
    ? TEST_CALLS.includes(name)
    : type === 'MemberExpression'
      ? isTestCall(object)
      : type === 'CallExpression'
        ? isTestCall(callee)
        : type === 'TaggedTemplateExpression' && isTestCall(tag);

/** Comments and the names of tests are in plain English: src/tools/english.mjs has the rules. */
const plainEnglish = {
  meta: { type: 'suggestion', schema: [] },
  create: (context) => ({
    Program() {
      for (const group of commentGroups(context.sourceCode.getAllComments()))
        for (const { advice, found } of findFaults(group.map(textOfComment).join(' ')))
          context.report({ loc: group[0].loc, message: `${advice} (${found})` });
    },
    CallExpression({ callee, arguments: [first] }) {
      if (first?.type !== 'Literal' || typeof first.value !== 'string') return;
      if (!isTestCall(callee)) return;
      for (const { advice, found } of findFaults(first.value))
        context.report({ node: first, message: `${advice} (${found})` });
      if (first.value.length > MAX_TEST_NAME)
        context.report({
          node: first,
          message: `A test's name has at most ${MAX_TEST_NAME} characters, this ${first.value.length}.`,
        });
    },
  }),
};

/** Line comments that follow one another are one text. */
function commentGroups(comments) {
  const groups = [];
  for (const comment of comments) {
    const last = groups.at(-1)?.at(-1);
    const continues =
      comment.type === 'Line' &&
      last?.type === 'Line' &&
      last.loc.end.line === comment.loc.start.line - 1 &&
      last.loc.start.column === comment.loc.start.column;
    if (continues) groups.at(-1).push(comment);
    else groups.push([comment]);
  }
  return groups;
}

const house = {
  rules: {
    'plain-english': plainEnglish,
    'dynamic-imports': dynamicImports,
    'reasoned-suppressions': reasonedSuppressions,
    'typed-addresses': typedAddresses,
  },
};

const restrict = (files, layer, allowed) => {
  const patterns = restrictionsOf(layer, allowed);

  return {
    files,
    rules: {
      'no-restricted-imports': ['error', { patterns }],
      'house/dynamic-imports': ['error', patterns],
    },
  };
};

const CLIENT_SCREENS = 'client/screens';

/** A screen sees the sections it shares with others, and never another screen. */
const seeingOwn = (name, ...others) =>
  restrict([`src/${CLIENT_SCREENS}/${name}/**`], CLIENT_SCREENS, [
    ...LAYERS[CLIENT_SCREENS].filter((folder) => folder !== CLIENT_SCREENS),
    ...[name, ...others].map((screen) => `${CLIENT_SCREENS}/${screen}`),
  ]);
const screenRestrictions = readdirSync(`src/${CLIENT_SCREENS}`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => seeingOwn(name));

// A room's restrictions come after its district's, and hold in their place.
const layerRestrictions = Object.entries(LAYERS)
  .toSorted(([a], [b]) => a.length - b.length)
  .map(([layer, allowed]) =>
    restrict([layer.startsWith('pages') ? `${layer}/**` : `src/${layer}/**`], layer, allowed),
  );

export default defineConfig(
  {
    ignores: [
      'node_modules/',
      '.next/',
      '.plimsoll/',
      'test-results/',
      '**/__generated__/',
      'next-env.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, plugins: { house } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { relay },
    languageOptions: { parser: typescript },
    rules: {
      ...relay.configs['ts-strict'].rules,
      // It looks at a single file: where facts are handed whole to ui/ or domain/, which know no
      // Relay, the file says so.
      'relay/unused-fields': 'error',
    },
  },
  {
    rules: {
      // The formatter keeps blank lines as they were written; where one must stand, this rule says.
      'padding-line-between-statements': [
        'error',
        { blankLine: 'always', prev: '*', next: ['function', 'class'] },
        { blankLine: 'always', prev: ['function', 'class'], next: '*' },
      ],
    },
  },
  {
    rules: {
      'house/plain-english': 'error',
      'house/reasoned-suppressions': 'error',
      'no-restricted-imports': ['error', { patterns: [TO_PARENT] }],
    },
  },
  // The other side of the table: the server's own routes, its settings and tools.
  {
    files: ['src/**', 'pages/**'],
    ignores: [
      'src/domain/routes/**',
      'src/server/api/http/**',
      'src/server/platform/observe/**',
      'src/tools/**',
    ],
    rules: { 'house/typed-addresses': 'error' },
  },
  layerRestrictions,
  screenRestrictions,
  // The frame's own query is asked by the wire, for the frame is drawn on every route; its
  // fragments stay with the frame.
  {
    files: ['src/relay/route/siteQuery.ts'],
    rules: { 'relay/must-colocate-fragment-spreads': 'off' },
  },
  // The search box is at hand on every page, so the frame opens it.
  seeingOwn('Frame', 'Search', 'AudiencePicker'),
  // The box of the home page is the same search, and its question the same choice of an audience.
  seeingOwn('HomeScreen', 'Search', 'AudiencePicker'),
  // The words both sides use know no address.
  restrict(['src/domain/*'], 'domain', ['domain(?!/routes)']),
  // The page of results is rendered by the engine in the server's own process: the second named
  // exception to the layers.
  restrict(['src/browser/search/serverSearch.ts'], 'browser/search', [
    ...LAYERS['browser/search'],
    'server/data/search',
  ]),
  // Next allows global style sheets only here.
  restrict(['pages/_app.tsx'], 'pages', LAYERS.pages),
  // Tests mirror src and reach what they share by its path.
  { files: ['tests/**', 'bench/**', 'research/**'], rules: { 'no-restricted-imports': 'off' } },
  // The server renders by running the schema in its own process: the one named exception to the
  // layers.
  restrict(['src/relay/route/serverSide.ts'], 'relay/route', [
    ...LAYERS['relay/route'],
    'server/api/operations',
    'server/api/http',
    'server/platform/observe',
    'server/platform/config',
  ]),
);
