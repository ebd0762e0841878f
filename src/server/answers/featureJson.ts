// GET /features/has.json: what the page of a feature says, by the names the GraphQL schema uses.
// Shares are 0–1, days ISO.
import type { AnswerKind, AnswerProblem, Asked } from './Answer';
import { addressOf } from './askedOptions';
import { featureOf, type Subject, subjectOf } from './subjectOf';

export const featureJson: AnswerKind = {
  pattern: /^\/(features)\/([^/]+)\.json$/,
  parameters: ['audience', 'line'],
  type: 'application/json; charset=utf-8',
  write: (asked) => {
    const subject = subjectOf(asked);
    return json({
      ...identityOf(asked, subject),
      ...verdictFacts(subject),
      ...catalogueFacts(asked),
    });
  },
  refuse: jsonRefusal,
};

export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

export function jsonRefusal({ code, message }: AnswerProblem): string {
  return json({ error: { code, message } });
}

function identityOf(asked: Asked, { name, path }: Subject) {
  const { slug, description } = featureOf(asked.catalogue, asked.parts[1]!);
  return {
    id: slug,
    name,
    description,
    url: addressOf(asked, path),
    asOf: asked.today,
    data: asked.catalogue.packages.map(({ name: of, version, license }) => ({
      name: of,
      version,
      license,
    })),
  };
}

function verdictFacts({
  audience,
  linePercent,
  answer,
  coverage,
  shortBrowsers,
  baseline,
  support,
}: Subject) {
  const { supportedShare, partialShare, unsupportedShare, unknownShare } = coverage;
  const { status, newlyOn, widelyOn, isNewlyOnUpperBound, limitedReason, missingBrowsers } =
    baseline;
  return {
    audience: { key: audience.key, name: audience.name, sourceNote: audience.sourceNote },
    linePercent,
    verdict: answer,
    coverage: { supportedShare, partialShare, unsupportedShare, unknownShare },
    shortBrowsers: shortBrowsers.map(({ browser, share }) => ({ browser: browser.slug, share })),
    baseline: {
      status,
      newlyOn,
      widelyOn,
      isNewlyOnUpperBound,
      limitedReason,
      missingBrowsers: missingBrowsers.map(({ slug }) => slug),
    },
    support: support.map(({ browser, version, isUpperBound, release }) => ({
      browser: browser.slug,
      version,
      isUpperBound,
      releasedOn: release?.releasedOn,
    })),
  };
}

function catalogueFacts(asked: Asked) {
  const feature = featureOf(asked.catalogue, asked.parts[1]!);
  return {
    compatKeys: feature.keys.map(({ path }) => path),
    groups: feature.groups.map(({ path, name }) => ({ path, name })),
    snapshots: feature.snapshots.map(({ slug, name }) => ({ slug, name })),
    specifications: feature.specifications.map(({ url, specification }) => ({
      url,
      title: specification?.title,
    })),
    mdnUrls: feature.mdnUrls,
    caniuseIds: feature.caniuseIds,
    discouraged: feature.discouraged && {
      removalOn: feature.discouraged.removalOn,
      alternatives: feature.discouraged.alternatives.map(({ slug }) => slug),
      sourceUrls: feature.discouraged.sourceUrls,
    },
  };
}
