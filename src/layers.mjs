/**
 * The districts, from the top down: a row names everything its district may import besides itself.
 * Each district orders its own rooms in a `layers.mjs` of its own.
 */
export const DISTRICTS = {
  pages: ['client', 'relay', 'domain'],
  'pages/api': ['server/api'],
  tools: ['server', 'domain'],
  cli: ['server', 'engines', 'domain'],
  client: ['relay', 'browser', 'engines', 'domain', '__generated__'],
  relay: ['browser', 'domain', '__generated__'],
  browser: ['domain'],
  server: ['engines', 'domain', '__generated__'],
  engines: ['domain'],
  domain: [],
};
