/** Modules that only Node.js has, and that bundlers have nothing to put in place of. */
export const NODE_MODULES =
  /^(?:async_hooks|child_process|cluster|dgram|diagnostics_channel|dns|fs|http2|inspector|module|net|perf_hooks|readline|repl|tls|trace_events|v8|wasi|worker_threads)(?:\/|$)/;

/** Schemes of imports that no browser has. */
export const OTHER_SCHEMES =
  /^(?:node|bun|cloudflare|jsr|npm):|^bun$|^https:\/\/(?:deno\.land|jsr\.io)\//;

/** Packages that only servers and command lines import. */
export const SERVER_PACKAGES =
  /^(?:server-only|express|koa|fastify|restify|polka|@hapi\/hapi|@nestjs\/(?:core|common|platform-.*)|next\/(?:server|headers|cache)|@remix-run\/(?:node|express|cloudflare|deno|serve|server-runtime)|@react-router\/(?:node|express|serve|cloudflare)|@sveltejs\/kit\/(?:node|hooks)(?:\/.*)?|\$env\/(?:static|dynamic)\/private|\$lib\/server(?:\/.*)?|h3|nitropack(?:\/.*)?|#nitro|fs-extra|graceful-fs|glob|globby|fast-glob|chokidar|execa|shelljs|cross-spawn|commander|yargs|minimist|inquirer|@inquirer\/prompts|ora|pg|mysql2?|sqlite3|better-sqlite3|mongodb|mongoose|sequelize|typeorm|knex|kysely|ioredis|redis|@prisma\/client|drizzle-orm\/(?:node-postgres|postgres-js|mysql2|better-sqlite3|libsql)|nodemailer|firebase-admin(?:\/.*)?|firebase-functions(?:\/.*)?|aws-lambda|sharp|bcrypt|argon2|puppeteer|electron-builder|ts-node|undici|dotenv|jsonwebtoken|bullmq|node-cron|winston)$/;

export const TEST_RUNNERS =
  /^(?:vitest|@jest\/globals|jest|mocha|ava|tape|tap|uvu(?:\/.*)?|qunit|jasmine(?:-core)?|chai|sinon|node:test|bun:test|@playwright\/(?:test|experimental-ct-.*)|playwright(?:\/test)?|cypress|@cypress\/.*|@testing-library\/.*|@angular\/core\/testing|@vue\/test-utils|@web\/test-runner(?:-.*)?|@open-wc\/testing|supertest|enzyme|react-test-renderer|react-dom\/test-utils|@storybook\/.*|storybook\/.*|vitest-browser-.*|msw\/node|nock|testcafe|webdriverio|@wdio\/.*)$/;

/** Packages that configure or run a build. */
export const BUILD_PACKAGES =
  /^(?:vite|vitest\/config|rollup|rolldown|rolldown-vite|webpack|webpack-(?:cli|merge|dev-server)|esbuild|gulp|gulp-.*|grunt|parcel|@parcel\/core|@rspack\/(?:core|cli)|@rsbuild\/core|tsup|tsdown|unbuild|browserify|@babel\/core|@sveltejs\/(?:vite-plugin-svelte|adapter-.*|kit\/vite)|@vitejs\/.*|@rollup\/plugin-.*|rollup-plugin-.*|vite-plugin-.*|(?:mini-css-extract|html-webpack|copy-webpack|terser-webpack|css-minimizer-webpack)-plugin|@symfony\/webpack-encore|laravel-(?:mix|vite-plugin)|@11ty\/eleventy|astro\/config|@astrojs\/.*|nuxt\/config|@nuxt\/kit|@tailwindcss\/(?:vite|postcss)|tailwindcss\/plugin|autoprefixer|postcss-(?:preset-env|import|nested|load-config)|cssnano|eslint-(?:plugin|config)-.*|@eslint\/.*|typescript-eslint|@typescript-eslint\/.*|eslint\/config|stylelint|@capacitor\/cli|typedoc|semantic-release)$/;

/** Names of configurations, which count if the file exports one. */
export const CONFIGURATION =
  /(?:^|\/)(?:(?:vite|vitest|webpack|rollup|rolldown|rspack|rsbuild|esbuild|tsup|tsdown|next|nuxt|svelte|astro|remix|react-router|gatsby|tailwind|postcss|babel|eslint|prettier|stylelint|jest|playwright|cypress|karma|wdio|protractor|metro|craco|vue|snowpack|windi|uno|unocss|eleventy|capacitor|commitlint|lint-staged|release|svgo|drizzle|knip|codegen|typedoc|nodemon|ecosystem)\.(?:config|conf)(?:\.[\w-]+)*\.[cm]?[jt]s|\.(?:eslintrc|babelrc|prettierrc|stylelintrc|postcssrc|lintstagedrc|mocharc|nycrc|eleventy|releaserc|commitlintrc|svgrrc)\.[cm]?[jt]s|(?:gulpfile|gruntfile|brunch-config|ember-cli-build|karma\.conf|(?:webpack|rollup)\.(?:config|common|base|dev|development|prod|production|mix|shared|test)(?:\.[\w-]+)*|gatsby-(?:node|config)|jest\.setup|vitest\.setup|setupTests)(?:\.babel|\.esm)?\.[cm]?[jt]s)$/i;

/** Configuration of any tool, outside the folders of code that is built: `purgecss.config.js`. */
export const OTHER_CONFIGURATION =
  /^(?!(?:.*\/)?(?:src|app|lib|source|client|public|static|assets|dist|www)\/)(?:.*\/)?(?!app\.)[\w-]+\.config(?:\.[\w-]+)*\.[cm]?[jt]s$/;

/** Folders of nothing but tests. */
export const TEST_FOLDER =
  /(?:^|\/)(?:__tests__|__mocks__|__fixtures__)\/|^(?:[\w-]+\/){0,2}(?:e2e|cypress|playwright)\//;

/** Folders that hold tests and what these need, if one of their files is named as a test. */
export const SHARED_TEST_FOLDER = /(?:^|\/)(?:tests?|specs?|testing)\//g;
export const TEST_FILE = /[._-](?:test|tests|spec|cy|e2e)\.[cm]?[jt]sx?$/i;

/** Members of `process` that no bundler fills in, as it does `process.env`. */
export const PROCESS_MEMBERS =
  /^(?:argv|chdir|cwd|exit|exitCode|hrtime|kill|on|once|stderr|stdin|stdout)$/;

/** A test by its name, which counts if the file calls what a test runner gives it. */
export const TEST_NAME =
  /(?:^|\/)(?:__tests__|__mocks__|(?:[\w.]+-)?(?:tests?|specs?)|e2e|cypress)\/|[._-](?:test|tests|spec|cy|e2e)\.[cm]?[jt]sx?$/i;

export const TEST_CALLS =
  /^(?:describe|context|suite|it|test|specify|QUnit|fixture|Feature|Scenario)$/;

/** Calls that only tests make, also where a function of the file holds them. */
export const INNER_TEST_CALLS = /^(?:describe|it|beforeEach|afterEach)$/;

/** A project that divides itself: the folder next to these never reaches a browser. */
export const SERVER_PART = /^((?:[\w.-]+\/){0,2})(?:server|backend)\//;
export const BROWSER_PART = /^(?:client|app|frontend|web|www|ui|browser)\//;

/** Names that Node.js has and browsers lack. */
export const SERVER_GLOBALS = /^(?:setImmediate|clearImmediate)$/;
/** Code that asks for one of these, or makes it, runs without. */
export const OWN_GLOBALS =
  /function\s+(?:set|clear)Immediate\b|\b(?:set|clear)Immediate\b(?!\s*\()/;
/** Shown by the text of every file that may call one of them; most files have neither. */
export const SERVER_SIGN = /\b(?:set|clear)Immediate\b|\bResponse\b/;
export const ANSWERS = /^(?:json|redirect)$/;
/** Names that show a page or a worker. */
export const BROWSER_GLOBALS =
  /^(?:window|document|self|navigator|location|caches|clients|localStorage|sessionStorage|addEventListener|clientLoader|clientAction|importScripts|HTML\w*Element|requestAnimationFrame)$/;

/** Names of files that frameworks keep on the server. */
export const SERVER_NAME =
  /(?:^|\/)(?:\+server|\+(?:page|layout)\.server|hooks\.server|instrumentation\.server)\.[cm]?[jt]s$|[\w\]-]\.server\.[cm]?[jt]sx?$|(?:^|\/)\.server\/|(?:^|\/)entry[.-]server\.[cm]?[jt]sx?$/;

/** Names that a server's file calls: makers of handlers, and objects of other runtimes. */
export const SERVER_CALLS =
  /^(?:define(?:Cached|Lazy)?EventHandler|eventHandler|defineCachedFunction|cachedEventHandler|defineNitroPlugin|defineNitroConfig|defineTask|defineRenderHandler|defineWebSocketHandler|Deno|Bun|process)$/;

/** Exports that answer requests, in files of these names. */
export const HANDLERS: readonly (readonly [name: RegExp, exported: RegExp])[] = [
  [/(?:^|\/)app\/(?:.*\/)?route\.[jt]s$/, /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/],
  [/(?:^|\/)pages\/api\/.*\.[jt]s$/, /^default$/],
  [/(?:^|\/)pages\/.*\.[jt]s$/, /^(?:GET|POST|PUT|PATCH|DELETE|ALL)$/],
  [/(?:^|\/)functions\/.*\.[jt]s$/, /^onRequest(?:Get|Post|Put|Delete)?$|^handler$/],
  [/(?:^|\/)(?:netlify\/|supabase\/)functions\/.*\.[jt]s$/, /^default$|^handler$/],
];

/** Folders of a framework, which count in a project that has it. */
export const SERVER_FOLDERS: readonly (readonly [framework: RegExp, folder: RegExp])[] = [
  [
    /(?:^|\/)(?:nuxt|nitro)\.config\.[cm]?[jt]s$/,
    /(?:^|\/)server\/(?:api|routes|middleware|plugins|utils|tasks|handlers|database|db)\//,
  ],
  [
    /(?:^|\/)(?:svelte\.config\.[cm]?[jt]s|\+(?:page|layout|server)(?:\.server)?\.(?:svelte|[jt]s))$/,
    /(?:^|\/)lib\/server\//,
  ],
];

/** Exports of a page that run where the page is made; the rest of the file reaches browsers. */
export const PAGE_EXPORTS: readonly (readonly [with_: RegExp, exported: RegExp])[] = [
  [/^(?:next|react|preact|$)/, /^(?:getServerSideProps|getStaticProps|getStaticPaths)$/],
  [/^(?:@remix-run\/|react-router$|@react-router\/)/, /^(?:loader|action|headers|middleware)$/],
];

/** A route with no other exports makes no page: its requests are answered by a server. */
export const RESOURCE_EXPORT = /^(?:loader|action|headers|middleware)$/;
export const ROUTE_NAME = /(?:^|\/)routes\/.*\.[jt]sx?$/;
export const ROUTE_MODULE = /^(?:@remix-run\/|react-router$|@react-router\/|\.{1,2}\/\+types\/)/;
