/** Tools that rewrite new syntax of scripts for older browsers unless they are told not to. */
export const SCRIPT_BUILDS =
  /^(?:@babel\/preset-env|babel-preset-.*|vite|rolldown-vite|next|nuxt|gatsby|astro|react-scripts|@vue\/cli-service|@sveltejs\/kit|@angular\/(?:cli|build)|@angular-devkit\/build-angular|parcel|@swc\/core|@rsbuild\/core|@vitejs\/plugin-legacy|esbuild|tsup)$/;

/** Configurations of compilers for browsers. */
export const BABEL_FILES: readonly string[] = [
  ...['js', 'json', 'cjs', 'mjs', 'ts'].map((ending) => `babel.config.${ending}`),
  ...['.babelrc', '.babelrc.json', '.babelrc.js', '.swcrc'],
];

/** Tools that rewrite new CSS. */
export const STYLE_BUILDS =
  /^(?:postcss-preset-env|lightningcss(?:-cli)?|parcel|@tailwindcss\/(?:vite|postcss|cli)|@angular\/build|postcss-nesting|postcss-nested|postcss-cssnext|vite|rolldown-vite|astro|nuxt|@sveltejs\/kit|vitepress)$/;

/** Syntax that can be written in older syntax. */
export const LOWERED_SCRIPT =
  /^javascript\.(?:classes|functions|grammar|operators|statements)\.(?!.*(?:bigint|top_level|import_meta))/;

/** CSS that can be written in older CSS of the same meaning, without scripts. */
export const LOWERED_STYLE =
  /^css\.(?:selectors\.(?:nesting|any-link|dir|focus-visible|is|not\.selector_list)|at-rules\.(?:custom-media|media\.range_syntax)|types\.color\.(?:color|color-mix|hwb|lab|lch|light-dark|oklab|oklch|rgb|hsl|rgb_hexadecimal_notation)|properties\.(?:inset|margin-(?:block|inline)|padding-(?:block|inline)|border-(?:block|inline)|place-(?:content|items|self)))(?:[.-]|$)/;

/** Tools that put imported modules into one file. */
export const BUNDLES =
  /^(?:rollup|rolldown|webpack|browserify|@rspack\/core|microbundle|bunchee|unbuild|tsdown|bun)$/;
/** Imports that no bundle has. */
export const BUNDLED = /^javascript\.statements\.import(?:\.|$)/;

/** Selectors that Angular rewrites in the styles of components. */
export const ANGULAR = '@angular/core';
export const ANGULAR_SELECTOR = /^css\.selectors\.(?:host|host-context)(?:\.|$)/;

/** Tools that write the names with vendors’ prefixes next to the standard ones. */
export const PREFIXERS =
  /^(?:autoprefixer|postcss-preset-env|lightningcss(?:-cli)?|parcel|next|gatsby|react-scripts|@vue\/cli-service|@angular\/(?:cli|build)|@angular-devkit\/build-angular|@tailwindcss\/(?:vite|postcss|cli))$/;
export const PREFIXED =
  /^css\.properties\.(?:mask|mask-(?:image|size|position|repeat|origin|clip|composite)|backdrop-filter|user-select|appearance|hyphens|box-decoration-break|print-color-adjust|background-clip\.text|clip-path|text-size-adjust|text-decoration-skip)$/;

/** Folders whose files reach browsers as they are. */
export const AS_IT_IS = /(?:^|\/)(?:dist|build|out|public|static|vendor|www|_site)\//;

/** Languages that no browser reads. */
export const SOURCE_NAME = /\.(?:[cm]?ts|tsx|jsx|vue|svelte|astro|scss|less|pcss|postcss)$/;
export const MODULE_NAME = /\.(?:m?js|css)$/;
