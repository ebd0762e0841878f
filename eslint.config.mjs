// Who may import whom, our own rules, Relay's, and the order of imports: what oxlint cannot check.
// Every other rule, and each that needs types, is in .oxlintrc.json; no rule is in both.
import { readdirSync } from 'node:fs';
import typescript from '@typescript-eslint/parser';
import { defineConfig } from 'eslint/config';
import importX from 'eslint-plugin-import-x';
import relay from 'eslint-plugin-relay';

/**
 * Who may import whom. A layer sees itself and what is named; whatever is not named is forbidden.
 */
export const LAYERS = {
  pages: ['screens', 'sections', 'routes', 'relay', 'telemetry'],
  'pages/api': ['server/http'],
  screens: [
    'sections',
    'ui',
    'routes',
    'device',
    'relay',
    'offline',
    'search',
    'telemetry',
    'query',
    'importer',
    'scanner',
    'domain',
    '__generated__',
  ],
  sections: [
    'ui',
    'routes',
    'device',
    'relay',
    'offline',
    'search',
    'telemetry',
    'domain',
    '__generated__',
  ],
  routes: ['search', 'domain', '__generated__'],
  device: ['relay', 'domain'],
  ui: ['domain'],
  search: ['telemetry', 'domain'],
  relay: ['routes', 'offline', 'telemetry', 'domain', '__generated__'],
  telemetry: ['routes', 'domain'],
  offline: ['routes', 'domain'],
  query: ['domain'],
  domain: [],
  build: [],
  importer: ['domain'],
  scanner: ['domain'],
  'server/http': [
    'build',
    'routes',
    'server/answers',
    'server/mcp',
    'server/scan',
    'server/operations',
    'server/graph',
    'server/features',
    'server/catalogue',
    'server/data',
    'server/coverage',
    'server/search',
    'server/audiences',
    'server/accounts',
    'server/workspaces',
    'server/reviews',
    'server/mail',
    'server/watches',
    'server/sources',
    'server/jobs',
    'server/database',
    'server/observe',
    'server/workers',
    'server/config',
    'domain',
  ],
  'server/operations': [
    'server/graph',
    'server/features',
    'server/catalogue',
    'server/data',
    'server/audiences',
    'server/observe',
    'domain',
    '__generated__',
  ],
  'server/graph': [
    'server/changes',
    'server/data',
    'server/policy',
    'server/scan',
    'server/features',
    'server/catalogue',
    'server/coverage',
    'server/forecast',
    'server/audiences',
    'server/accounts',
    'server/workspaces',
    'server/reviews',
    'server/watches',
    'server/sources',
    'server/database',
    'server/config',
    'importer',
    'query',
    'scanner',
    'domain',
  ],
  'server/features': ['server/catalogue', 'server/coverage', 'server/audiences', 'query', 'domain'],
  'server/policy': [
    'server/features',
    'server/catalogue',
    'server/coverage',
    'server/audiences',
    'domain',
  ],
  'server/answers': [
    'server/changes',
    'server/data',
    'server/policy',
    'server/forecast',
    'server/features',
    'server/catalogue',
    'server/coverage',
    'server/audiences',
    'routes',
    'domain',
  ],
  'server/mcp': [
    'scanner',
    'server/scan',
    'server/answers',
    'server/changes',
    'server/policy',
    'server/features',
    'server/forecast',
    'server/catalogue',
    'server/coverage',
    'server/audiences',
    'domain',
  ],
  'server/coverage': ['server/catalogue', 'domain'],
  'server/scan': ['server/coverage', 'server/catalogue', 'scanner', 'domain'],
  'server/search': ['server/catalogue', 'server/observe', 'routes', 'domain'],
  'server/audiences': ['server/catalogue', 'server/database', 'server/workers', 'domain'],
  'server/accounts': [
    'server/jobs',
    'server/mail',
    'server/secrets',
    'server/database',
    'server/observe',
    'server/config',
    'domain',
  ],
  'server/reviews': [
    'server/audiences',
    'server/workspaces',
    'server/changes',
    'server/features',
    'server/coverage',
    'server/catalogue',
    'server/database',
    'server/observe',
    'routes',
    'domain',
  ],
  'server/workspaces': [
    'importer',
    'routes',
    'server/audiences',
    'server/features',
    'server/forecast',
    'server/coverage',
    'server/catalogue',
    'server/database',
    'domain',
  ],
  'server/database': ['server/config', 'server/observe', 'domain'],
  'server/jobs': ['server/database', 'server/observe', 'domain'],
  'server/outbound': ['domain'],
  'server/secrets': ['server/config', 'domain'],
  'server/sources': [
    'importer',
    'routes',
    'server/secrets',
    'server/outbound',
    'server/jobs',
    'server/watches',
    'server/reviews',
    'server/workspaces',
    'server/audiences',
    'server/features',
    'server/catalogue',
    'server/database',
    'domain',
  ],
  'server/watches': [
    'routes',
    'server/secrets',
    'server/jobs',
    'server/outbound',
    'server/mail',
    'server/answers',
    'server/workspaces',
    'server/forecast',
    'server/features',
    'server/coverage',
    'server/catalogue',
    'server/database',
    'domain',
  ],
  'server/forecast': ['server/catalogue', 'server/coverage', 'server/audiences', 'domain'],
  'server/doctor': [
    'server/config',
    'server/database',
    'server/data',
    'server/catalogue',
    'domain',
  ],
  'server/changes': [
    'server/data',
    'server/features',
    'server/forecast',
    'server/catalogue',
    'server/audiences',
    'domain',
  ],
  'server/data': ['server/catalogue', 'server/config', 'server/database', 'domain'],
  'server/catalogue': ['domain'],
  'server/observe': ['server/config', 'domain'],
  'server/workers': ['server/observe'],
  'server/mail': ['server/observe', 'server/config'],
  'server/config': ['domain'],
  cli: ['server', 'scanner', 'routes', 'domain'],
  tools: ['server', 'domain'],
};

const SERVER = ['pages/api', 'server', 'tools', 'cli', 'build'];

/**
 * One door per package: the layers that may import it. A package without a row may be imported
 * anywhere.
 */
const DOORS = {
  'relay-runtime': ['relay'],
  'react-relay': ['relay'],
  algoliasearch: ['search', 'server/search', 'tools'],
  '@pothos/.*': ['server/graph'],
  'graphql-yoga': ['server/http'],
  '@modelcontextprotocol/.*': ['server/mcp', 'server/http', 'cli'],
  zod: ['server/mcp', 'server/policy', 'server/workspaces', 'server/sources', 'cli'],
  commander: ['cli'],
  diff: ['cli'],
  ignore: ['cli'],
  'jsonc-parser': ['cli'],
  picocolors: ['cli'],
  '@jridgewell/trace-mapping': ['cli'],
  'vscode-.*': ['cli'],
  '@escape\\.tech/.*': ['server/http'],
  'workbox-.*': ['offline'],
  esbuild: ['tools'],
  compression: ['server/http'],
  fresh: ['server/http'],
  anafanafo: ['server/answers'],
  'ical.js': ['server/answers'],
  '@resvg/.*': ['server/answers'],
  pino: ['server/observe'],
  'prom-client': ['server/http', 'server/workers'],
  '@sentry/.*': ['telemetry'],
  '@opentelemetry/.*': ['server/observe'],
  kysely: ['server/database'],
  pg: ['server/database'],
  iovalkey: ['server/http'],
  '@photostructure/sqlite': ['server/database'],
  acorn: ['scanner'],
  '@babel/parser': ['scanner'],
  'postcss(?:-(?:less|scss|safe-parser))?': ['scanner'],
  'css-tree': ['scanner'],
  parse5: ['scanner'],
  fflate: ['scanner'],
  webidl2: ['server/catalogue'],
  'sanitize-html': ['server/catalogue', 'server/workspaces'],
  marked: ['server/workspaces'],
  'better-auth': ['server/accounts'],
  undici: ['server/outbound'],
  'ipaddr.js': ['server/outbound'],
  standardwebhooks: ['server/watches'],
  '@better-auth/.*': ['server/accounts'],
  '@simplewebauthn/browser': ['sections', 'screens', 'server/accounts'],
  nodemailer: ['server/mail'],
  json5: ['server/catalogue'],
  'tar-stream': ['server/data', 'server/http'],
  'npm-registry-fetch': ['server/data'],
  semver: ['server/data'],
  'web-features': ['server/catalogue', 'server/audiences'],
  '@mdn/browser-compat-data': ['server/catalogue', 'server/audiences'],
  'web-specs': ['server/catalogue', 'server/audiences'],
  'caniuse-lite': ['server/catalogue', 'server/audiences'],
  browserslist: ['server/catalogue', 'server/audiences'],
  'baseline-browser-mapping': ['server/catalogue', 'server/audiences', 'server/data'],
  'node:.*': SERVER,
};

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
      'Change things through useMutation of @/relay/useMutation: its key keeps a retry from changing them twice.',
  },
  {
    regex: '^(?:react-relay|relay-runtime)/.*Mutation$',
    message: 'Change things through useMutation of @/relay/useMutation.',
  },
];

/** Where a request takes the catalogue that it keeps to its end; everything else is given one. */
const TAKES_CATALOGUE = [
  'cli',
  'server/data',
  'server/doctor',
  'server/http',
  'server/operations',
  'server/search',
  'tools',
];
const AMBIENT_CATALOGUE = {
  regex: '^@/server/catalogue/loadCatalogue$',
  message: 'Take the catalogue as a parameter: a process may hold two of them.',
};

/** Everything the files of one layer may not import, as patterns of no-restricted-imports. */
function restrictionsOf(layer, allowed) {
  const closed = Object.keys(DOORS).filter(
    (name) => !DOORS[name].some((folder) => isWithin(layer, folder)),
  );

  return [
    TO_PARENT,
    {
      regex: `^@/(?!(?:${allowed.join('|')})/)`,
      message: `${layer} may import ${allowed.join(', ')} alone: see LAYERS.`,
    },
    {
      regex: `^(?:${closed.join('|')})(?:/|$)`,
      message: `${layer} is not this package's door: see DOORS.`,
    },
    ...(layer === 'relay' ? [] : RELAY_MUTATIONS),
    ...(TAKES_CATALOGUE.includes(layer) ? [] : [AMBIENT_CATALOGUE]),
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

/** What the first part of an address of ours can be: the pages, and the answers that travel. */
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
 * src/routes knows them all, with the types of what they take.
 */
const typedAddresses = {
  meta: { type: 'problem', schema: [] },
  create: (context) => {
    const message = 'Take the address from `href` of @/routes/href.';
    const isAttribute = ({ type, name }) =>
      type === 'JSXAttribute' && ADDRESS_ATTRIBUTES.includes(name.name);
    return {
      Literal(node) {
        const isHome = node.value === '/' && isAttribute(node.parent);
        const isOwn = typeof node.value === 'string' && OWN_ADDRESS.test(node.value);
        if (isHome || isOwn) context.report({ node, message });
      },
      TemplateLiteral(node) {
        // What follows may be a value: `/features${…}` is one of ours, whatever it is.
        if (OWN_ADDRESS.test(node.quasis[0].value.cooked)) context.report({ node, message });
      },
    };
  },
};

const house = {
  rules: {
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

// Screens see the sections they share, and never each other.
const screenFolders = readdirSync('src/screens', { withFileTypes: true }).filter((entry) =>
  entry.isDirectory(),
);
const screenRestrictions = screenFolders.map(({ name }) =>
  restrict([`src/screens/${name}/**`], 'screens', [...LAYERS.screens, `screens/${name}`]),
);

const layerRestrictions = Object.entries(LAYERS).map(([layer, allowed]) =>
  restrict([layer.startsWith('pages') ? `${layer}/**` : `src/${layer}/**`], layer, [
    ...allowed,
    layer,
  ]),
);

export default defineConfig(
  {
    ignores: [
      'node_modules/',
      '.next/',
      '.plimsoll/',
      'test-results/',
      'src/__generated__/',
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
      // It looks at one file alone: where facts are handed whole to ui/ or domain/, which know no
      // Relay, the file says so.
      'relay/unused-fields': 'error',
    },
  },
  {
    plugins: { 'import-x': importX },
    rules: {
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'sibling'],
          pathGroups: [{ pattern: '@/**', group: 'internal' }],
          alphabetize: { order: 'asc', caseInsensitive: true, orderImportKind: 'ignore' },
          'newlines-between': 'never',
          named: { enabled: true, types: 'mixed' },
        },
      ],
      'import-x/newline-after-import': 'error',
      // The formatter keeps blank lines as they were written; where one must stand, this rule says.
      'padding-line-between-statements': [
        'error',
        { blankLine: 'always', prev: '*', next: ['function', 'class'] },
        { blankLine: 'always', prev: ['function', 'class'], next: '*' },
      ],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
    },
  },
  {
    rules: {
      'house/reasoned-suppressions': 'error',
      'no-restricted-imports': ['error', { patterns: [TO_PARENT] }],
    },
  },
  // The other side of the table: the server's own routes, its settings and tools.
  {
    files: ['src/**', 'pages/**'],
    ignores: ['src/routes/**', 'src/server/http/**', 'src/server/observe/**', 'src/tools/**'],
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
  restrict(['src/screens/Frame/**'], 'screens', [
    ...LAYERS.screens,
    'screens/Frame',
    'screens/Search',
    'screens/AudiencePicker',
  ]),
  // The box of the home page is the same search.
  restrict(['src/screens/HomeScreen/**'], 'screens', [
    ...LAYERS.screens,
    'screens/HomeScreen',
    'screens/Search',
  ]),
  // The page of results is rendered by the engine in the server's own process: the second named
  // exception to the layers.
  restrict(['src/search/serverSearch.ts'], 'search', [...LAYERS.search, 'search', 'server/search']),
  // Next lets global style sheets in here alone.
  restrict(['pages/_app.tsx'], 'pages', [...LAYERS.pages, 'ui']),
  // Tests mirror src and reach what they share by its path.
  { files: ['tests/**'], rules: { 'no-restricted-imports': 'off' } },
  // The server renders by running the schema in its own process: the one named exception to the
  // layers.
  restrict(['src/relay/network/serverNetwork.ts'], 'relay', [
    ...LAYERS.relay,
    'relay',
    'server/operations',
    'server/http',
    'server/observe',
    'server/config',
  ]),
);
