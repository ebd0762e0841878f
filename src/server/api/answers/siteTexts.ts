// GET /robots.txt and /llms.txt: what programs that read this site should know.
import { featureJsonHref, featuresFileHref, markdownHref } from '@/domain/routes/answers';
import { href } from '@/domain/routes/href';
import { policyFileHref, policyJsonHref } from '@/domain/routes/policy';
import type { AnswerKind } from './Answer';
import { dataVersions } from './dataVersions';

const TYPE = 'text/plain; charset=utf-8';

/** Lists of results without end, and pages of one reader. */
const UNLISTED = [href.search(), href.account(), href.newAudience(), href.offline(), href.busy()];

export const robotsText: AnswerKind = {
  pattern: /^\/robots\.txt$/,
  parameters: [],
  type: TYPE,
  write: ({ origin }) =>
    [
      'User-agent: *',
      ...UNLISTED.map((path) => `Disallow: ${path}`),
      // Copies of a page for one audience or line say nothing a crawler needs.
      'Disallow: /*?*audience=',
      'Disallow: /*?*line=',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ].join('\n'),
  refuse: ({ message }) => `# ${message}\n`,
};

export const llmsText: AnswerKind = {
  pattern: /^\/llms\.txt$/,
  parameters: [],
  type: TYPE,
  write: ({ origin, catalogue }) => {
    const link = (title: string, path: string, note: string) =>
      `- [${title}](${origin}${path}): ${note}`;
    return [
      '# Plimsoll',
      '',
      '> Can we ship this web-platform feature? Answered for one audience: what share can use it, who can’t, and when it will be safe.',
      '',
      `Data: ${dataVersions(catalogue)}.`,
      '',
      '## For agents',
      `- MCP, streamable HTTP: ${origin}/mcp (can_we_ship, our_policy, explain, find_features, what_changed, scan_code)`,
      link('Policy', policyFileHref('agents.md'), 'a block for AGENTS.md'),
      link('Policy as JSON', policyJsonHref(), `its schema is ${origin}/policy.schema.json`),
      '',
      '## Data',
      link('One feature', featureJsonHref('has'), 'replace “has” by any web-features id'),
      link(
        'The same as Markdown',
        markdownHref(href.feature('has')),
        'keys have one too; or ask either page with Accept: text/markdown',
      ),
      link('All features', featuresFileHref('json'), 'with ?q= those that a query finds'),
      link('API', href.developers(), 'GraphQL, feeds, badges and their parameters'),
      link('Every page', '/sitemap.xml', 'as a site map'),
      '',
    ].join('\n');
  },
  refuse: ({ message }) => `${message}\n`,
};
