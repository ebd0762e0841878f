import { getBriefShare } from '@/domain/briefShare';
// The governing number where teams act on it: policies, linters' lists, bulk adoption, reviews, and scans.
import { missesLineInPart, reachesLine } from '@/domain/CoverageShares';
import { getGoverningShare } from '@/domain/governingShare';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { getBaseline } from '@/server/data/catalogue/getBaseline';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { createContext } from '@/server/model/features/RequestContext';
import { buildPolicy } from '@/server/model/policy/Policy';
import type { ProjectRow } from '@/server/platform/database/Tables';
import { findTrigger } from '@/server/teams/reviews/findTrigger';
import { compareShares, writeSentence } from '@/server/teams/reviews/ReviewFinding';
import { findAdoptable } from '@/server/teams/workspaces/bulkDecisions';
import { observeShare, subjectFacts } from '@/server/teams/workspaces/Observation';
import { dataOf } from '../../support/askGraph';
import { aTeam, type Team } from '../../support/aTeam';
import { onEachDatabase } from '../../support/onEachDatabase';
import {
  ONE_NUMBER_LINE as LINE,
  ONE_NUMBER_AUDIENCES,
  oneNumberFeatures,
} from '../../support/oneNumberSample';
import { withDatabase } from '../../support/withDatabase';

const DAY = '2026-11-27';
const catalogue = loadCatalogue();
const features = oneNumberFeatures(catalogue);

describe.each(ONE_NUMBER_AUDIENCES)('the number that governs for %s', (key) => {
  const audience = audienceByKey(catalogue, key);
  const context = createContext(catalogue, { today: DAY });
  const sharesOf = (feature: Feature) => getFeatureCoverage(catalogue, feature, audience);
  const wordsOf = (feature: Feature) => getBriefShare(sharesOf(feature), LINE);
  const answers = new Map(
    [features.slice(0, 30), features.slice(30)]
      .flatMap(
        (part) =>
          dataOf<{
            featureSet: { features: { slug: string; coverage: { verdict: { answer: string } } }[] };
          }>(
            `query ($slugs: [String!]!, $audience: String!) { featureSet(slugs: $slugs) { features {
              slug coverage(audience: $audience) { verdict(linePercent: ${LINE}) { answer } } } } }`,
            { slugs: part.map(({ slug }) => slug), audience: key },
          ).featureSet.features,
      )
      .map(({ slug, coverage }) => [slug, coverage.verdict.answer]),
  );
  const observe = (feature: Feature, weights = audience.weights) => {
    const terms = { catalogue, today: DAY, audience: { ...audience, weights }, linePercent: LINE };
    const subject = { kind: 'feature', feature } as const;
    return observeShare(terms, subject, subjectFacts(terms, subject));
  };

  it('lets a policy accept what a page calls a yes, and refuse what it calls a no', () => {
    const policy = buildPolicy(context, { audience: key, linePercent: LINE });
    for (const feature of features.filter(({ discouraged }) => !discouraged)) {
      const isAbove = policy.above.includes(feature);
      const { reading } = getGoverningShare(sharesOf(feature), LINE);

      expect([feature.slug, isAbove]).toEqual([
        feature.slug,
        !missesLineInPart(sharesOf(feature), LINE),
      ]);
      expect(policy.refused.includes(feature)).toBe(!isAbove);
      expect([feature.slug, policy.aboveInPart.includes(feature)]).toEqual([
        feature.slug,
        isAbove && reading !== 'ALL',
      ]);
      // A target judges by its own releases.
      if (audience.kind === 'BASELINE') continue;
      const answer = answers.get(feature.slug)!;
      if (/^(?:Yes|Yes, with care|Unclear)$/.test(answer))
        expect([feature.slug, answer, isAbove]).toEqual([feature.slug, answer, true]);
      if (/^(?:Not yet|Mostly)$/.test(answer))
        expect([feature.slug, answer, isAbove]).toEqual([feature.slug, answer, false]);
    }
  });

  it('is what a policy’s headline, its JSON and the years of linters follow', () => {
    const policy = buildPolicy(context, { audience: key, linePercent: LINE });
    const search = new URLSearchParams({ audience: key, line: String(LINE) }).toString();
    const bodyAt = (path: string) =>
      renderAnswer(catalogue, `${path}?${search}`, 'https://plimsoll.example', DAY).body.toString();
    const json = JSON.parse(bodyAt('/policy.json')) as {
      features: { above: string[]; aboveInPart: string[]; refused: string[] };
    };
    const counts = dataOf(
      `query ($key: String!) { policy(audience: $key, linePercent: ${LINE}) { aboveCount aboveInPartCount refusedCount } }`,
      { key },
    );
    const refusedYears = policy.refused
      .filter(({ keys }) => keys.some(({ path }) => path.startsWith('css.')))
      .flatMap((feature) => getBaseline(feature, DAY).newlyOn?.slice(0, 4) ?? []);
    const { rules } = JSON.parse(bodyAt('/policy/eslint.json')) as {
      rules: { 'css/use-baseline': [string, { available: number }] };
    };

    expect(counts).toEqual({
      policy: {
        aboveCount: json.features.above.length,
        aboveInPartCount: json.features.aboveInPart.length,
        refusedCount: json.features.refused.length,
      },
    });
    expect(json.features.above).toEqual(policy.above.map(({ slug }) => slug));
    const { available } = rules['css/use-baseline'][1];
    expect(refusedYears.filter((year) => Number(year) <= available)).toEqual([]);
  });

  it('is what reviews compare and say', () => {
    for (const feature of features) {
      const now = observe(feature);
      const words = wordsOf(feature);
      const shares = compareShares(now, now, LINE);
      const finding = { kind: 'FELL_BELOW', cause: 'SHIPPED', linePercent: LINE } as const;
      const sentence = writeSentence(
        { ...finding, ...shares, since: DAY, parts: [], browsers: [], dataVersion: '' },
        { name: feature.name, state: 'ADOPTED', reviewOn: null },
      );
      const part = words.short === undefined ? '' : ` (${words.short})`;

      expect(now.share).toBeCloseTo(
        sharesOf(feature).supportedShare + sharesOf(feature).partialShare,
        9,
      );
      expect(shares.afterShare).toBeCloseTo(words.share, 9);
      expect(sentence).toContain(`: ${words.percent} now${part}, ${words.percent} on ${DAY}.`);
    }
  });

  it('decides which decision to review, for waits and adoptions alike', () => {
    for (const feature of features) {
      const now = observe(feature);
      const reference = { ...now, share: 0, supportedShare: 0, unknownShare: 0 };
      const read = (state: 'WAITING' | 'ADOPTED', known: typeof now) =>
        findTrigger({
          ...{ state, line: LINE / 100, isOwnLine: false, awaited: null, reference: known },
          ...{ fate: 'THERE', now, today: DAY, reviewOn: null, streak: 1, isRevision: true },
          ...{ getWeight: () => 0, restatedShare: () => 0 },
        }).trigger?.kind;
      const isOn = reachesLine(getGoverningShare(sharesOf(feature), LINE).share, LINE);

      expect([feature.slug, read('WAITING', reference) === 'REACHED_LINE']).toEqual([
        feature.slug,
        isOn,
      ]);
      if (isOn) expect(read('ADOPTED', { ...now, share: 1, supportedShare: 1 })).toBeUndefined();
    }
  });
});

onEachDatabase((opened) => {
  withDatabase(opened);

  let team: Team;
  beforeEach(async () => {
    team = await aTeam();
  });

  it('is what bulk adoption offers', async () => {
    const context = createContext(catalogue, { today: DAY });
    for (const key of ONE_NUMBER_AUDIENCES) {
      const audience = audienceByKey(catalogue, key);
      const project = { id: team.projectId, audience: key, line_percent: LINE } as ProjectRow;
      const query = features
        .map(({ slug }) => `id:${slug}`)
        .slice(0, 30)
        .join(' OR ');
      const offered = await findAdoptable(opened.database, project, { query, context });
      const expected = features
        .slice(0, 30)
        .filter((feature) => {
          const shares = getFeatureCoverage(catalogue, feature, audience);
          return !feature.discouraged && reachesLine(getGoverningShare(shares, LINE).share, LINE);
        })
        .map(({ slug }) => slug);

      expect([key, offered.map(({ slug }) => slug).sort()]).toEqual([key, expected.sort()]);
    }
  });
});
