import type { KeyFacts } from '@/cli/scan/readKeyFacts';

export const COMMENT_RULE = 'plimsoll-ignore-next-line';

const COMMENT_HELP =
  'A comment that accepts a use must name it and give a reason: plimsoll-ignore-next-line css.selectors.has -- why.';

/** A rule as GitHub’s code scanning asks for it: it shows the help next to each alert. */
export function sarifRule(id: string, facts: KeyFacts | undefined) {
  if (id === COMMENT_RULE || !facts) return plainRule(id);
  const { name, description, sentences, guard, pages } = facts;
  const [helpPage] = pages;
  const about = description ?? `Support for ${id} in browsers.`;
  const advice = guard === undefined ? [] : [`Test for it first:\n${guard}`];
  const links = pages.map(({ title, url }) => `[${title}](${url})`);
  return {
    id,
    name,
    shortDescription: { text: `Uses ${name}` },
    fullDescription: { text: about },
    help: {
      text: [...sentences, ...advice, ...pages.map(({ url }) => url)].join('\n'),
      markdown: [
        about,
        sentences.map((sentence) => `- ${sentence}`).join('\n'),
        ...(guard === undefined ? [] : [`Test for it first:\n\n\`\`\`\n${guard}\n\`\`\``]),
        ...(links.length > 0 ? [links.join(' · ')] : []),
      ].join('\n\n'),
    },
    ...(helpPage && { helpUri: helpPage.url }),
    defaultConfiguration: { level: 'error' },
    properties: toProperties(id),
  };
}

function plainRule(id: string) {
  const isComment = id === COMMENT_RULE;
  const text = isComment ? COMMENT_HELP : `Uses ${id}, which some browsers lack.`;
  return {
    id,
    name: id,
    shortDescription: { text: isComment ? 'A faulty comment that accepts a use' : `Uses ${id}` },
    fullDescription: { text },
    help: { text, markdown: text },
    defaultConfiguration: { level: 'error' },
    properties: toProperties(id),
  };
}

function toProperties(id: string) {
  const [folder = ''] = id.split('.');
  return {
    tags: ['browser-support', ...(id === COMMENT_RULE ? [] : [folder])],
    precision: 'very-high',
    'problem.severity': 'error',
  };
}
