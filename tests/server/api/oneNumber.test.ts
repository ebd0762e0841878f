// One number and one wording, wherever a verdict is given: 60 features, 10 audiences.
import { getAnswerText } from '@/client/sections/answerTexts';
import { getBaselineTarget } from '@/domain/baselineTarget';
import { getBriefShare } from '@/domain/briefShare';
import { reachesLine } from '@/domain/CoverageShares';
import { escapeMarkdown } from '@/domain/escapeMarkdown';
import { formatPercent } from '@/domain/format';
import { getGoverningShare } from '@/domain/governingShare';
import type { PartialFacts } from '@/domain/PartialFacts';
import { getShareWords } from '@/domain/shareWords';
import { getVerdict } from '@/domain/verdict';
import { linkPreview } from '@/server/api/answers/linkPreview';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { getFeatureColumns, toExportedFeature } from '@/server/api/http/featureColumns';
import { answerFind } from '@/server/api/mcp/answers';
import { answerCanWeShip, answerExplain } from '@/server/api/mcp/answerSubjects';
import { openContext } from '@/server/api/mcp/McpWorld';
import { MAX_ANSWER, quote } from '@/server/api/mcp/quote';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { selectFeatures } from '@/server/model/features/featureList';
import { createContext } from '@/server/model/features/RequestContext';
import { getForecast } from '@/server/model/forecast/forecast';
import { lineCrossings } from '@/server/model/forecast/lineCrossings';
import { aRepository } from '../../support/aRepository';
import { dataOf } from '../../support/askGraph';
import {
  ONE_NUMBER_AUDIENCES as AUDIENCES,
  ONE_NUMBER_LINE as LINE,
  oneNumberFeatures,
} from '../../support/oneNumberSample';
import { childrenOf, readXml } from '../../support/readXml';

const ORIGIN = 'https://plimsoll.example';
const DAY = '2026-11-27';

const catalogue = loadCatalogue();
const features = oneNumberFeatures(catalogue);
const slugs = features.map(({ slug }) => slug);

interface Facts {
  readonly slug: string;
  readonly name: string;
  readonly discouraged: object | null;
  readonly baseline: {
    readonly status: 'LIMITED' | 'NEWLY' | 'WIDELY';
    readonly newlyOn: string | null;
    readonly limitedReason: 'NONE_YET' | null;
  };
  readonly coverage: {
    readonly audience: { readonly name: string; readonly isFixed: boolean };
    readonly supportedShare: number;
    readonly partialShare: number;
    readonly unsupportedShare: number;
    readonly unknownShare: number;
    readonly partialReasons: readonly (Omit<PartialFacts, 'places'> & {
      readonly where: PartialFacts['places'];
    })[];
    readonly verdict: {
      readonly answer: string;
      readonly share: number;
      readonly reading: string;
      readonly sentence: string;
      readonly missing: string | null;
    };
  };
}

/** As a page and a program get them. */
const factsFor = (audience: string) =>
  [slugs.slice(0, 30), slugs.slice(30)].flatMap(
    (part) =>
      dataOf<{ featureSet: { features: Facts[] } }>(
        `query ($slugs: [String!]!, $audience: String!) { featureSet(slugs: $slugs) { features {
          slug name discouraged { __typename } baseline { status newlyOn limitedReason }
          coverage(audience: $audience) {
            audience { name isFixed }
            supportedShare partialShare unsupportedShare unknownShare
            partialReasons(first: 1) {
              kind quote missingCount partCount where { browser from to } morePlaces
            }
            verdict(linePercent: ${LINE}) { answer share reading sentence missing }
          } } } }`,
        { slugs: part, audience },
      ).featureSet.features,
  );

const bodyAt = (path: string, audience: string, more: Readonly<Record<string, string>> = {}) =>
  renderAnswer(
    catalogue,
    `${path}?${new URLSearchParams({ audience, line: String(LINE), ...more }).toString()}`,
    ORIGIN,
    DAY,
  ).body.toString();

function partialFacts({ partialReasons: [reason] }: Facts['coverage']): PartialFacts | undefined {
  return reason && { ...reason, places: reason.where };
}

describe.each(AUDIENCES)('the verdict for %s', (key) => {
  const facts = factsFor(key);

  it('is the same number and the same words in GraphQL, files, pictures and links', () => {
    for (const { slug, name, coverage } of facts) {
      const { audience, verdict } = coverage;
      const words = getShareWords({
        shares: coverage,
        linePercent: LINE,
        who: `the audience “${audience.name}”`,
      });
      const percent = formatPercent(verdict.share, LINE);
      const badge = readXml(bodyAt(`/badge/features/${slug}.svg`, key));
      const title = childrenOf(badge, 'title')[0]!.text;
      const json = JSON.parse(bodyAt(`/features/${slug}.json`, key)) as Record<string, unknown>;
      const said = [verdict.sentence, verdict.missing].filter(Boolean).join(' ');
      const address = `/features/${slug}?${new URLSearchParams({ audience: key, line: '95' }).toString()}`;

      expect({ share: verdict.share, reading: verdict.reading }).toEqual(
        getGoverningShare(coverage, LINE),
      );
      expect(verdict.sentence).toContain(words.claim);
      expect(title).toMatch(`${name}: ${said} `);
      expect(childrenOf(badge, 'text').at(-1)!.text).toContain(`${percent}, `);
      expect(linkPreview(catalogue, address, DAY, new Map())!.description).toContain(
        `${name}: ${said} `,
      );
      expect(bodyAt(`/features/${slug}.md`, key)).toContain(
        escapeMarkdown(said.slice(said.indexOf('. ') + 2)),
      );
      expect(json).toMatchObject({
        verdict: verdict.answer,
        sentence: verdict.sentence,
        share: verdict.share,
        reading: verdict.reading,
      });
      expect(json['missing'] ?? null).toBe(verdict.missing);
    }
  });

  it('is what lists sort and filter by, and what their files say', () => {
    const shares = new Map(facts.map(({ slug, coverage }) => [slug, coverage.verdict.share]));
    for (const part of [slugs.slice(0, 30), slugs.slice(30)]) {
      const query = part.map((slug) => `id:${slug}`).join(' OR ');
      const list = dataOf<{ features: { edges: { node: { slug: string } }[] } }>(
        `query ($query: String!, $audience: String!) {
          features(query: $query, sort: COVERAGE_DESC, audience: $audience, linePercent: ${LINE}, first: 100) {
            edges { node { slug } } } }`,
        { query, audience: key },
      ).features.edges.map(({ node }) => shares.get(node.slug)!);

      expect(list).toHaveLength(part.length);
      expect(list).toEqual(list.toSorted((a, b) => b - a));
    }
    const context = createContext(catalogue, { today: DAY });
    const audience = context.audience(key);
    const found = selectFeatures(context, {
      query: `coverage:>=${LINE}`,
      audience: key,
      linePercent: LINE,
    }).features.map(({ slug }) => slug);
    const columns = getFeatureColumns(catalogue);
    for (const { slug, coverage } of facts) {
      const { share, reading } = coverage.verdict;
      const row = toExportedFeature(context, catalogue.featureBySlug(slug)!, {
        audience,
        linePercent: LINE,
      });

      expect([slug, found.includes(slug)]).toEqual([slug, reachesLine(share, LINE)]);
      expect(columns['share']!(row)).toBeCloseTo(share, 5);
      expect(columns['reading']!(row)).toBe(reading.toLowerCase());
    }
  });

  it('decides what has passed the line, what will, and what a feed brings', () => {
    const audience = audienceByKey(catalogue, key);
    const { lately, soon } = lineCrossings(catalogue, audience, LINE, DAY);
    const shareOf = (feature: Feature) =>
      getGoverningShare(getFeatureCoverage(catalogue, feature, audience), LINE).share;

    for (const { feature } of lately) expect(shareOf(feature)).toBeGreaterThanOrEqual(0.95 - 1e-9);
    for (const { feature, on } of soon) {
      expect(shareOf(feature)).toBeLessThan(0.95);
      expect(getForecast(catalogue, feature, audience, LINE, DAY).likelyOn).toBe(on);
    }
    for (const { slug, coverage } of facts.slice(0, 12)) {
      const { share, sentence } = coverage.verdict;
      const feed = bodyAt('/feeds/query', key, { q: `id:${slug} coverage:>=${LINE}` });
      const entries = childrenOf(readXml(feed), 'entry');
      const claim = sentence.slice(sentence.indexOf('. ') + 2, sentence.indexOf(', '));

      expect([slug, entries.length]).toEqual([slug, reachesLine(share, LINE) ? 1 : 0]);
      if (entries[0]) expect(childrenOf(entries[0], 'summary')[0]!.text).toContain(claim);
      if (!audience.isFixed)
        expect(
          getForecast(catalogue, catalogue.featureBySlug(slug)!, audience, LINE, DAY).state ===
            'REACHED',
        ).toBe(reachesLine(share, LINE));
    }
  });

  it('leads with most of it where more people have that, with the full share second', () => {
    for (const { coverage } of facts) {
      const { sentence, reading } = coverage.verdict;
      const isMost = coverage.partialShare > coverage.supportedShare;

      expect(reading === 'MOST').toBe(isMost);
      if (isMost)
        expect(sentence).toMatch(
          /can use most of it, .*; (\d+\.\d.% can use all of it|<.0\.1.% can use all of it|no one can use all of it|no major browser supports every part)\.$/,
        );
      if (/^Yes\b(?!, in)/.test(sentence)) expect(sentence).not.toMatch(/points? below/);
    }
  });

  it('is what the page and a copied answer say', () => {
    for (const { name, discouraged, baseline, coverage } of facts) {
      const { verdict } = coverage;
      const onPage = getVerdict({
        shares: coverage,
        linePercent: LINE,
        baseline,
        shortBrowsers: [],
        partialReason: partialFacts(coverage),
        isDiscouraged: discouraged !== null,
        isFixed: coverage.audience.isFixed,
        target: getBaselineTarget(key, [baseline]),
      });
      const copied = getAnswerText({
        name,
        heading: onPage.heading,
        missing: onPage.missing,
        shares: coverage,
        audienceName: coverage.audience.name,
        linePercent: LINE,
        link: ORIGIN,
      });

      expect(onPage.answer).toBe(verdict.answer);
      expect(onPage.governing.share).toBe(verdict.share);
      expect(onPage.missing ?? null).toBe(verdict.missing);
      expect(verdict.sentence.startsWith(`${onPage.heading}. `)).toBe(true);
      if (verdict.share > 0) expect(copied).toContain(formatPercent(verdict.share, LINE));
      if (verdict.missing !== null) expect(copied).toContain(verdict.missing);
    }
  });

  it('is what tools for agents and the command line say', async () => {
    const terms = { audience: key, line: LINE };
    const context = await openContext({ catalogue, origin: ORIGIN }, terms);
    const said = slugs.map((slug) => answerCanWeShip(context, [slug], terms).text.split('\n')[1]!);
    const { out } = await aRepository().run('can', ...slugs, '--audience', key);
    // A polyfill for browsers without a feature follows it, indented.
    const lines = out.split('\n').filter((line) => !line.startsWith('  '));
    facts.forEach(({ slug, name, coverage }, at) => {
      const { percent, can } = getBriefShare(coverage, LINE);
      const { rest } = getShareWords({ shares: coverage, linePercent: LINE });
      const clause = [`${percent} ${can}`, rest].filter(Boolean).join(', ');
      const { missing, sentence } = coverage.verdict;
      const { text: explained } = answerExplain(context, slug, terms);

      expect(said[at]).toContain(
        `${quote(name)}: ${sentence.slice(0, sentence.indexOf('. '))}. ${clause}`,
      );
      expect(lines[at]).toContain(`${name}: ${coverage.verdict.answer}. ${clause}`);
      expect(explained).toContain(sentence.slice(sentence.indexOf('. ') + 2));
      if (missing !== null) {
        expect(said[at]).toContain(quote(missing));
        expect(explained).toContain(quote(missing));
        expect(lines[at]).toContain(missing);
      }
      expect(explained.length).toBeLessThanOrEqual(MAX_ANSWER);
      expect(answerFind(context, `id:${slug}`, terms).text).toContain(percent);
    });
  });
});
