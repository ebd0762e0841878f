import { compareVersions } from '@/domain/compareVersions';
import { nearest } from '@/domain/nearMatches';
import type { Browser, Release } from '@/server/catalogue/Catalogue';
import { builder } from './builder';
import { computed } from './computed';
import { releaseRef } from './refs';

/** Spelled alike, and then the neighbours of a number: one before it and one after. */
const MAX_ALIKE = 3;
const MAX_NEAR_MATCHES = MAX_ALIKE + 2;

builder.queryFields((t) => ({
  releaseNearMatches: t.field({
    type: [releaseRef],
    description: `At most ${MAX_NEAR_MATCHES} releases a version that never was may mean: those spelled alike, then those it would stand between; empty when the release exists, or the browser does not.`,
    args: {
      browser: t.arg.string({ required: true, description: "The browser's slug, `safari_ios`." }),
      version: t.arg.string({ required: true, description: 'What was typed.' }),
    },
    ...computed({ size: MAX_NEAR_MATCHES }),
    resolve: (_, { browser: slug, version }, { catalogue }) => {
      const browser = catalogue.browserBySlug(slug);
      return !browser || catalogue.releaseByVersion(browser, version)
        ? []
        : nearReleases(browser, version);
    },
  }),
}));

function nearReleases({ releases }: Browser, version: string): readonly Release[] {
  const alike = nearest(
    version,
    releases.map((release) => ({ row: release, names: [release.version] })),
    MAX_ALIKE,
  );
  return [...new Set([...alike, ...neighboursOf(releases, version)])];
}

function neighboursOf(releases: readonly Release[], version: string): readonly Release[] {
  if (!/^\d+(?:\.\d+)*$/.test(version)) return [];
  const after = releases.findIndex((release) => compareVersions(release.version, version) > 0);
  const position = after < 0 ? releases.length : after;
  return releases.slice(Math.max(0, position - 1), position + 1);
}
