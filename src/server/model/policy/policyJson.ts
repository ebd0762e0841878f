// Converts a policy to the object that `/policy.json` serves. Its shape is published in
// policySchema.data.ts.
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { getPolicyChange } from './policyChange';
import { type FileSource } from './PolicyFile';
import { getTargets } from './targets';

export function policyJson({ catalogue, policy, origin }: FileSource) {
  const { audience, linePercent, rule, supportedShare, hash, day } = policy;
  const { syntaxYear, builtinsYear, engines } = getTargets(catalogue, policy);
  const change = getPolicyChange(catalogue, policy);
  return {
    ...(origin !== '' && { $schema: `${origin}/policy.schema.json` }),
    hash,
    day,
    data: policy.packages.map(({ name, version, license }) => ({ name, version, license })),
    audience: { key: audience.key, name: audience.name, trackedShare: audience.trackedShare },
    linePercent,
    rule,
    supportedShare,
    value: policy.value ?? null,
    floors: policy.floors.map(({ browser, release, basis, by, lostShare, lostValueShare }) => ({
      browser: browser.slug,
      name: browser.name,
      version: release.version,
      releasedOn: release.releasedOn ?? null,
      basis,
      by: by ? { browser: by.browser.slug, version: by.version } : null,
      lostShare,
      lostValueShare: lostValueShare ?? null,
    })),
    givenUp: policy.givenUp.map(({ browser, lostShare, lostValueShare }) => ({
      browser: browser.slug,
      name: browser.name,
      lostShare,
      lostValueShare: lostValueShare ?? null,
    })),
    features: {
      above: toSlugs(policy.above),
      aboveInPart: toSlugs(policy.aboveInPart),
      adopted: toSlugs(policy.adopted),
      acceptedBelow: toSlugs(policy.acceptedBelow),
      declined: toSlugs(policy.declined),
      refused: toSlugs(policy.refused),
    },
    fallbackRules: policy.fallbackRules,
    targets: { syntaxYear, builtinsYear, engines },
    change: {
      lostShare: change.lostShare,
      lostValueShare: change.lostValueShare ?? null,
      gained: toSlugs(change.gained),
      lost: toSlugs(change.lost),
    },
  };
}

function toSlugs(features: readonly Feature[]): readonly string[] {
  return features.map(({ slug }) => slug);
}
