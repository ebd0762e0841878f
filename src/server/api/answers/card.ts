// GET /embed/features/has: one feature or key as a document for an <iframe>. It runs no script,
// loads nothing and uses no cookies; any site may frame it.
import { reachesLine } from '@/domain/CoverageShares';
import { formatList, formatPercent } from '@/domain/format';
import { markup, Markup } from '@/server/platform/atom/markup';
import type { AnswerKind } from './Answer';
import { cardStyle } from './answerStyles';
import { dataCredits } from './dataVersions';
import { type AnswerSubject, findAnswerSubject } from './findAnswerSubject';
import { loadLineParts } from './loadLineParts';
import { type AnswerTheme, buildAddress, parseAnswerTheme } from './parseOptions';
import { renderStripes } from './renderStripes';
import { baselineSentence, shareSentence } from './words';

export const card: AnswerKind = {
  pattern: /^\/embed\/(features|compat)\/(.+)$/,
  parameters: ['audience', 'line', 'theme'],
  type: 'text/html; charset=utf-8',
  write: (asked) => {
    const theme = parseAnswerTheme(asked.search);
    const subject = findAnswerSubject(asked);
    const { name, path, verdict, support } = subject;
    const link = buildAddress(asked, path, {
      audience: asked.search.get('audience') ?? undefined,
      line: asked.search.get('line') ?? undefined,
    });
    return page(
      theme,
      `${name}: can we ship it?`,
      markup`<h1><a href="${link}" target="_blank" rel="noopener">${name}</a></h1>
<p><strong>${verdict.heading}.</strong> ${shareSentence(subject)}</p>
${renderPicture(subject)}
<p>${baselineSentence(subject)}${blockerSentence(subject)}</p>
${
  support.length > 0 &&
  markup`<ul aria-label="First version with support">${support.map(({ browser, version, isUpperBound }) => markup`<li>${browser.name} ${isUpperBound && '≤'}${version}</li>`)}</ul>
`
}<footer><a href="${asked.origin}" target="_blank" rel="noopener">Plimsoll</a>, ${asked.today}, from ${dataCredits(asked.catalogue)}.</footer>`,
    );
  },
  refuse: ({ message }, asked) =>
    page(
      'auto',
      'No such card',
      markup`<h1>No card here</h1>
<p>${message}</p>
<footer><a href="${asked.origin}" target="_blank" rel="noopener">Plimsoll</a></footer>`,
    ),
};

function page(theme: AnswerTheme, title: string, content: Markup): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<style>${new Markup(cardStyle(theme))}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`.text;
}

function blockerSentence({ shortBrowsers, coverage, verdict, linePercent }: AnswerSubject): string {
  const heaviest = shortBrowsers
    .slice(0, 2)
    .map(({ browser, share }) => `${browser.name} (${formatPercent(share)})`);
  if (heaviest.length === 0 || reachesLine(coverage.supportedShare, linePercent)) return '';
  return verdict.governing.reading === 'ALL'
    ? ` Most of the others use ${formatList(heaviest, 'or')}.`
    : ` Most people without full support use ${formatList(heaviest, 'or')}.`;
}

function renderPicture({ coverage, linePercent }: AnswerSubject): Markup {
  const parts = loadLineParts(coverage).map(({ kind, start, share }) => {
    const height = { supported: 18, partial: 13, unsupported: 8, unknown: 4 }[kind];
    const stripes =
      kind === 'partial' &&
      renderStripes({ from: percent(start), to: percent(start + share), middle: 15, height });
    return markup`<rect class="${kind}" x="${percent(start)}" y="${15 - height / 2}" width="${percent(share)}" height="${height}"/>${stripes}`;
  });
  return markup`<svg aria-hidden="true">${parts}<rect class="line" x="${linePercent}%" y="2" width="2" height="26"/></svg>`;
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
