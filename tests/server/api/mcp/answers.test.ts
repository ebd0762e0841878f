import { formatPercent } from '@/domain/format';
import { getGoverningShare } from '@/domain/governingShare';
import { answerCanWeShip, answerExplain } from '@/server/api/mcp/answerSubjects';
import { openContext } from '@/server/api/mcp/McpWorld';
import { MAX_ANSWER, quote } from '@/server/api/mcp/quote';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { getKeyCoverage } from '@/server/model/coverage/coverage';
import { dataOf } from '../../../support/askGraph';

const catalogue = loadCatalogue();
const ORIGIN = 'https://plimsoll.example';

describe('answers of tools', () => {
  it.each(['world', 'region:DE', 'baseline:widely'])(
    'equal GraphQL for every feature and %s, and stay short',
    async (audience) => {
      const terms = { audience, line: 95 };
      const context = await openContext({ catalogue, origin: ORIGIN }, terms);
      const slugs = catalogue.features.map(({ slug }) => slug);
      for (let from = 0; from < slugs.length; from += 20) {
        const batch = slugs.slice(from, from + 20);
        const { featureSet } = dataOf<{
          featureSet: { features: { name: string; coverage: { verdict: { share: number } } }[] };
        }>(
          `query ($slugs: [String!]!, $audience: String!) {
            featureSet(slugs: $slugs) { features { name coverage(audience: $audience) { verdict(linePercent: 95) { share } } } } }`,
          { slugs: batch, audience },
        );
        const { text } = answerCanWeShip(context, batch, terms);
        const lines = text.split('\n').slice(1);

        expect(text.length).toBeLessThanOrEqual(MAX_ANSWER);
        featureSet.features.forEach(({ name, coverage }, index) => {
          expect(lines[index]).toMatch(`${quote(name)}: `);
          expect(lines[index]).toContain(`${formatPercent(coverage.verdict.share, 95)} can use `);
        });
      }
    },
  );

  it.each(['world', 'region:DE', 'baseline:widely'])(
    'say the share of every key and %s, and stay short',
    async (audience) => {
      const terms = { audience, line: 95 };
      const context = await openContext({ catalogue, origin: ORIGIN }, terms);
      const people = context.audience(audience);
      const wrong: string[] = [];
      for (const index of catalogue.dataKeyIndexes) {
        const key = catalogue.keyAt(index);
        const { text } = answerExplain(context, key.path, terms);
        const { share } = getGoverningShare(getKeyCoverage(catalogue, key, people), 95);
        const claim =
          share === 0 ? 'can fully use it' : `${formatPercent(share, 95)} of the audience`;
        if (text.length > MAX_ANSWER || !text.includes(claim)) wrong.push(key.path);
      }

      expect(catalogue.dataKeyIndexes.length).toBeGreaterThan(20_000);
      expect(wrong).toEqual([]);
    },
  );

  it('name below the line what others can be given, and never above it', async () => {
    const terms = { audience: 'world', line: 95 };
    const context = await openContext({ catalogue, origin: ORIGIN }, terms);

    expect(answerExplain(context, 'popover', terms).text).toMatch(
      /\nPolyfill: @oddbird\/popover-polyfill [\d.]+ loads [\d.]+ kB for the [\d.]+.% without it\. .*\nTo load it: if \(!\('popover' in HTMLElement\.prototype\)\) \{ await import\('@oddbird\/popover-polyfill'\); \}/,
    );
    expect(answerExplain(context, 'nesting', terms).text).toMatch(
      /\nBuild: lightningcss [\d.]+ rewrites it for older browsers\./,
    );
    expect(answerExplain(context, 'popover', { ...terms, line: 50 }).text).not.toContain(
      'Polyfill',
    );
  });

  it('quote other people’s text on one line, short, without invisible characters', () => {
    expect(quote('a\u202Eb\u0000\n c\u200B')).toBe('a b c');
    expect(quote('x'.repeat(1_000))).toHaveLength(300);
  });
});
