import { readdirSync } from 'node:fs';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import relay from 'eslint-plugin-relay';
import tseslint from 'typescript-eslint';

/** Who may import whom. A layer sees itself and what is named; whatever is not named is forbidden. */
export const LAYERS = {
  pages: ['screens', 'relay', 'telemetry'],
  'pages/api': ['server/http'],
  screens: [
    'ui',
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
  ui: ['domain'],
  search: ['telemetry', 'domain'],
  relay: ['telemetry', 'domain', '__generated__'],
  telemetry: ['domain'],
  offline: ['domain'],
  query: ['domain'],
  domain: [],
  importer: ['domain'],
  'server/http': [
    'server/answers',
    'server/graph',
    'server/catalogue',
    'server/coverage',
    'server/search',
    'server/audiences',
    'server/database',
    'server/observe',
    'server/config',
    'domain',
  ],
  'server/graph': [
    'server/catalogue',
    'server/coverage',
    'server/forecast',
    'server/search',
    'server/audiences',
    'server/observe',
    'server/config',
    'query',
    'scanner',
    'domain',
    '__generated__',
  ],
  'server/answers': [
    'server/graph',
    'server/catalogue',
    'server/coverage',
    'server/audiences',
    'domain',
  ],
  'server/coverage': ['server/catalogue', 'domain'],
  'server/search': ['server/catalogue', 'server/observe', 'domain'],
  'server/audiences': ['server/catalogue', 'server/database', 'domain'],
  'server/database': ['server/config', 'server/observe', 'domain'],
  'server/forecast': ['server/catalogue', 'server/coverage', 'server/audiences', 'domain'],
  'server/catalogue': ['domain'],
  'server/observe': ['server/config', 'domain'],
  'server/config': ['domain'],
  tools: ['server', 'domain'],
};

const SERVER = ['pages/api', 'server', 'tools'];

/** One door per package: the layers that may import it. A package without a row may be imported anywhere. */
const DOORS = {
  'relay-runtime': ['relay'],
  'react-relay': ['relay', 'screens'],
  algoliasearch: ['search', 'server/search', 'tools'],
  '@pothos/.*': ['server/graph'],
  'graphql-yoga': ['server/http'],
  '@escape\\.tech/.*': ['server/http'],
  'workbox-.*': ['offline'],
  esbuild: ['tools'],
  compression: ['server/http'],
  fresh: ['server/http'],
  anafanafo: ['server/answers'],
  minisearch: ['server/search'],
  pino: ['server/observe'],
  '@sentry/.*': ['telemetry'],
  '@opentelemetry/.*': ['server/observe'],
  kysely: ['server/database'],
  pg: ['server/database'],
  '@photostructure/sqlite': ['server/database'],
  'sanitize-html': ['server/catalogue'],
  'web-features': ['server/catalogue', 'server/audiences'],
  '@mdn/browser-compat-data': ['server/catalogue', 'server/audiences'],
  'web-specs': ['server/catalogue', 'server/audiences'],
  'caniuse-lite': ['server/catalogue', 'server/audiences'],
  browserslist: ['server/catalogue', 'server/audiences'],
  'baseline-browser-mapping': ['server/catalogue', 'server/audiences'],
  'node:.*': SERVER,
};

const isWithin = (layer, folder) => layer === folder || layer.startsWith(`${folder}/`);
const TO_PARENT = {
  regex: '^\\.\\./',
  message: 'Import across folders with @/, inside a folder with ./.',
};

/** Relay's own ways to change something on the server carry no idempotency key, so a retry could change it twice. */
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
  ];
}

/** `import()` in the source text, which no-restricted-imports does not see, judged by the same patterns. */
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
          ({ value }) => /^\s*eslint-(?:disable|enable)/.test(value) && !/ -- \S/.test(value),
        );
      for (const { loc } of bare)
        context.report({ loc, message: 'Say after “ -- ” why the rule does not hold here.' });
    },
  }),
};

const house = {
  rules: { 'dynamic-imports': dynamicImports, 'reasoned-suppressions': reasonedSuppressions },
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
  restrict([`src/screens/${name}/**`], 'screens', [
    ...LAYERS.screens,
    'screens/sections',
    `screens/${name}`,
  ]),
);

const layerRestrictions = Object.entries(LAYERS).map(([layer, allowed]) =>
  restrict([layer.startsWith('pages') ? `${layer}/**` : `src/${layer}/**`], layer, [
    ...allowed,
    layer,
  ]),
);

export default tseslint.config(
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
    extends: [
      tseslint.configs.recommendedTypeChecked,
      jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat.recommended,
    ],
    plugins: { relay },
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      ...relay.configs['ts-strict'].rules,
      // It looks at one file alone, and takes facts handed whole to ui/ or domain/, which know no Relay, for unused.
      'relay/unused-fields': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Jest's and Playwright's matchers, and TypeScript itself, cover what this rule guesses at.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'house/reasoned-suppressions': 'error',
      'no-restricted-imports': ['error', { patterns: [TO_PARENT] }],
      'max-lines': ['error', 250],
    },
  },
  { files: ['**/*.data.ts'], rules: { 'max-lines': 'off' } },
  // Server and wire code is read a function at a time; a component's function is mostly markup.
  {
    files: ['src/{server,relay,domain,query,tools}/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    },
  },
  // A GraphQL type's fields are one table, read a line at a time.
  {
    files: ['src/server/graph/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/{screens,ui}/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['pages/**'], rules: { 'max-lines': ['error', 10] } },
  layerRestrictions,
  screenRestrictions,
  // The frame's own query is asked by the wire, for the frame is drawn on every route; its fragments stay with the frame.
  { files: ['src/relay/siteQuery.ts'], rules: { 'relay/must-colocate-fragment-spreads': 'off' } },
  // The search box is at hand on every page, so the frame opens it.
  restrict(['src/screens/App/**'], 'screens', [
    ...LAYERS.screens,
    'screens/sections',
    'screens/App',
    'screens/Search',
  ]),
  // The page of results is rendered by the engine in the server's own process: the second named exception to the layers.
  restrict(['src/search/serverSearch.ts'], 'search', [...LAYERS.search, 'search', 'server/search']),
  // Next lets global style sheets in here alone.
  restrict(['pages/_app.tsx'], 'pages', [...LAYERS.pages, 'ui']),
  // Tests mirror src and reach what they share by its path.
  { files: ['tests/**'], rules: { 'no-restricted-imports': 'off' } },
  // The server renders by running the schema in its own process: the one named exception to the layers.
  restrict(['src/relay/serverNetwork.ts'], 'relay', [
    ...LAYERS.relay,
    'relay',
    'server/graph',
    'server/http',
    'server/observe',
    'server/config',
  ]),
);
