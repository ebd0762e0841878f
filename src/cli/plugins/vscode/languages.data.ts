/** As the server knows them, and the style sheets and markup that it reads around their holes. */
export const LANGUAGES = [
  ...['css', 'postcss', 'scss', 'less', 'html', 'svg', 'vue', 'svelte', 'astro'],
  ...['javascript', 'javascriptreact', 'typescript', 'typescriptreact'],
  ...['php', 'blade', 'erb', 'handlebars', 'ejs', 'twig', 'liquid', 'razor', 'jinja-html'],
];
