/** Tools that rewrite new syntax of scripts for older browsers unless they are told not to. */
export const SCRIPT_BUILDS =
  /^(?:@babel\/preset-env|babel-preset-.*|vite|rolldown-vite|next|nuxt|gatsby|astro|react-scripts|@vue\/cli-service|@sveltejs\/kit|@angular\/(?:cli|build)|@angular-devkit\/build-angular|parcel|@swc\/core|@rsbuild\/core|@vitejs\/plugin-legacy|esbuild|tsup)$/;

/** Tools that rewrite new CSS. */
export const STYLE_BUILDS =
  /^(?:postcss-preset-env|lightningcss(?:-cli)?|parcel|@tailwindcss\/(?:vite|postcss|cli)|@angular\/build|postcss-nesting|postcss-nested|postcss-cssnext)$/;

/** Syntax that can be written in older syntax. */
export const LOWERED_SCRIPT =
  /^javascript\.(?:classes|functions|grammar|operators|statements)\.(?!.*(?:bigint|top_level|import_meta))/;

/** CSS that can be written in older CSS of the same meaning, without scripts. */
export const LOWERED_STYLE =
  /^css\.(?:selectors\.(?:nesting|any-link|dir|focus-visible|is|not\.selector_list)|at-rules\.(?:custom-media|media\.range_syntax)|types\.color\.(?:color|color-mix|hwb|lab|lch|light-dark|oklab|oklch|rgb|hsl|rgb_hexadecimal_notation)|properties\.(?:inset|margin-(?:block|inline)|padding-(?:block|inline)|border-(?:block|inline)|place-(?:content|items|self)))(?:[.-]|$)/;

/** Folders whose files reach browsers as they are. */
export const AS_IT_IS = /(?:^|\/)(?:dist|build|out|public|static|vendor|www|_site)\//;

/** Languages that no browser reads. */
export const SOURCE_NAME = /\.(?:[cm]?ts|tsx|jsx|vue|svelte|astro|scss|less|pcss|postcss)$/;
export const MODULE_NAME = /\.(?:m?js|css)$/;
