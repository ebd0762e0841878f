// GET /features/has.json: the contents of a feature page, with the field names of the GraphQL
// schema. Shares are 0–1, days ISO.
import { getClaim } from '@/domain/verdict';
import type { AnswerKind, AnswerRequest } from './Answer';
import { fallbackFacts } from './fallbackFacts';
import { type AnswerSubject, findAnswerSubject, findFeature } from './findAnswerSubject';
import { json, jsonRefusal } from './jsonRefusal';
import { buildAddress } from './parseOptions';

export const featureJson: AnswerKind = {
  pattern: /^\/(features)\/([^/]+)\.json$/,
  parameters: ['audience', 'line'],
  type: 'application/json; charset=utf-8',
  write: (asked) => {
    const subject = findAnswerSubject(asked);
    return json({
      ...identityFacts(asked, subject),
      ...verdictFacts(subject),
      ...fallbackFacts(
        asked.catalogue,
        findFeature(asked.catalogue, asked.parts[1]!),
        subject.audience,
      ),
      ...catalogueFacts(asked),
    });
  },
  refuse: jsonRefusal,
};

function identityFacts(asked: AnswerRequest, { name, path }: AnswerSubject) {
  const { slug, description } = findFeature(asked.catalogue, asked.parts[1]!);
  return {
    id: slug,
    name,
    description,
    url: buildAddress(asked, path),
    ...sourceFacts(asked),
  };
}

export function sourceFacts({ catalogue, today }: AnswerRequest) {
  return {
    asOf: today,
    data: catalogue.packages.map(({ name, version, license }) => ({ name, version, license })),
  };
}

export function verdictFacts({
  audience,
  linePercent,
  verdict,
  coverage,
  measured,
  shortBrowsers,
  baseline,
  partialBrowsers,
  support,
}: AnswerSubject) {
  const { supportedShare, partialShare, unsupportedShare, unknownShare } = coverage;
  const { status, newlyOn, widelyOn, isNewlyOnUpperBound, limitedReason, missingBrowsers } =
    baseline;
  return {
    audience: { key: audience.key, name: audience.name, sourceNote: audience.sourceNote },
    linePercent,
    verdict: verdict.answer,
    sentence: `${verdict.heading}. ${getClaim(verdict)}`,
    missing: verdict.missing,
    share: verdict.governing.share,
    reading: verdict.governing.reading,
    coverage: { supportedShare, partialShare, unsupportedShare, unknownShare },
    measured,
    shortBrowsers: shortBrowsers.map(({ browser, share, partialShare }) => ({
      browser: browser.slug,
      share,
      partialShare,
    })),
    baseline: {
      status,
      newlyOn,
      widelyOn,
      isNewlyOnUpperBound,
      limitedReason,
      missingBrowsers: missingBrowsers.map(({ slug }) => slug),
      partialBrowsers: partialBrowsers.map(({ slug }) => slug),
    },
    support: support.map(({ browser, version, isUpperBound, release }) => ({
      browser: browser.slug,
      version,
      isUpperBound,
      releasedOn: release?.releasedOn,
    })),
  };
}

function catalogueFacts(asked: AnswerRequest) {
  const feature = findFeature(asked.catalogue, asked.parts[1]!);
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
