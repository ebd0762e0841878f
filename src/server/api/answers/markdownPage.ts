// GET /features/has.md, /compat/css/selectors/has.md, or either page with `Accept: text/markdown`: its
// contents as Markdown, for agents and notes. Names and descriptions are other people’s text and are
// escaped.
import type { Audience } from '@/domain/Audience';
import { escapeMarkdown } from '@/domain/escapeMarkdown';
import { formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { versionRange } from '@/domain/versionRange';
import type { CompatKey } from '@/server/data/catalogue/Catalogue';
import {
  type BlockerRange,
  getFeatureBlockerRanges,
  getKeyBlockerRanges,
  isOldestUsed,
} from '@/server/model/coverage/blockerRanges';
import type { AnswerKind, AnswerRequest } from './Answer';
import { dataCredits } from './dataVersions';
import { type AnswerSubject, findAnswerSubject, findFeature } from './findAnswerSubject';
import { buildAddress } from './parseOptions';
import { baselineSentence, shareSentence } from './words';

const MAX_ROWS = 20;
const MAX_KEYS = 100;

export const markdownPage: AnswerKind = {
  pattern: /^\/(features|compat)\/(.+)\.md$/,
  parameters: ['audience', 'line'],
  type: 'text/markdown; charset=utf-8',
  write: (asked) => {
    const subject = findAnswerSubject(asked);
    const parts = [
      `# ${escapeMarkdown(subject.name)}`,
      describe(asked),
      `**${subject.verdict.heading}.** ${escapeMarkdown(shareSentence(subject))} ${baselineSentence(subject)}`,
      coverageTable(subject),
      section('Supported since', supportList(subject)),
      section(
        subject.coverage.partialShare > 0 ? 'Who lacks full support' : 'Who can’t use it',
        leftOutTable(asked, subject),
      ),
      section('Compat keys', keyList(asked)),
      section('References', referenceList(asked)),
      `Source: ${buildAddress(asked, subject.path)}, ${asked.today}, from ${dataCredits(asked.catalogue)}.`,
    ];
    return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
  },
  refuse: ({ message }) => `${escapeMarkdown(message)}\n`,
};

function section(title: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : `## ${title}\n\n${text}`;
}

function describe({ catalogue, parts: [kind, id = ''] }: AnswerRequest): string | undefined {
  const description = kind === 'features' ? findFeature(catalogue, id).description : undefined;
  return description === undefined ? undefined : escapeMarkdown(description);
}

function coverageTable({ coverage, linePercent, audience }: AnswerSubject): string {
  const { supportedShare, partialShare, unsupportedShare, unknownShare } = coverage;
  return table(
    [`Audience “${escapeMarkdown(audience.name)}”`, 'Share'],
    [
      ['Supported', formatPercent(supportedShare, linePercent)],
      ['Partial', formatPercent(partialShare)],
      ['Not supported', formatPercent(unsupportedShare)],
      ['Unknown', formatPercent(unknownShare)],
    ],
  );
}

function supportList({ support }: AnswerSubject): string | undefined {
  const items = support.map(
    ({ browser, version, isUpperBound }) =>
      `- ${browser.name} ${isUpperBound ? '≤' : ''}${version}`,
  );
  return items.length > 0 ? items.join('\n') : undefined;
}

function leftOutTable(asked: AnswerRequest, { audience }: AnswerSubject): string | undefined {
  const { catalogue, parts } = asked;
  const key = findKey(asked);
  const ranges = key
    ? getKeyBlockerRanges(catalogue, key, audience)
    : getFeatureBlockerRanges(catalogue, findFeature(catalogue, parts[1]!), audience);
  if (ranges.length === 0) return undefined;
  return table(
    ['Releases', 'Support', 'Share'],
    ranges
      .slice(0, MAX_ROWS)
      .map((range) => [
        nameRange(range, audience),
        range.class === 'PARTIAL' ? 'partial' : 'none',
        formatPercent(range.share),
      ]),
  );
}

function nameRange({ from, to }: BlockerRange, audience: Audience): string {
  const isOldest = isOldestUsed(from, audience);
  return `${from.browser.name} ${versionRange({ from, to, isOldest })}`;
}

function findKey({ catalogue, parts: [kind, id = ''] }: AnswerRequest): CompatKey | undefined {
  return kind === 'compat' ? catalogue.keyByPath(id.replaceAll('/', '.')) : undefined;
}

/** The keys of a feature. Each key below another has a page of its own. */
function keyList(asked: AnswerRequest): string | undefined {
  const [kind, id = ''] = asked.parts;
  if (kind !== 'features') return undefined;
  const { keys } = findFeature(asked.catalogue, id);
  if (keys.length === 0) return undefined;
  const items = keys
    .slice(0, MAX_KEYS)
    .map(({ path }) => `- [\`${path}\`](${buildAddress(asked, href.compat(path))})`);
  const more = keys.length > MAX_KEYS ? [`- ${keys.length - MAX_KEYS} more`] : [];
  return [...items, ...more].join('\n');
}

function referenceList(asked: AnswerRequest): string | undefined {
  const [kind, id = ''] = asked.parts;
  if (kind !== 'features') return undefined;
  const { specifications, mdnUrls, discouraged } = findFeature(asked.catalogue, id);
  const links = [
    ...specifications.map(({ url, specification }) => link(specification?.title ?? url, url)),
    ...mdnUrls.map((url) => link('MDN Web Docs', url)),
    ...(discouraged?.alternatives ?? []).map(({ name, slug }) =>
      link(`Use instead: ${name}`, buildAddress(asked, href.feature(slug))),
    ),
  ];
  return links.length > 0 ? links.join('\n') : undefined;
}

const link = (text: string, url: string): string =>
  `- [${escapeMarkdown(text)}](<${encodeURI(decode(url))}>)`;

/** Avoids encoding text twice. */
function decode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (values: readonly string[]) => `| ${values.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
