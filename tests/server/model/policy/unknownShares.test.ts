import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { eslintFile, htmlEslintFile, stylelintFile } from '@/server/model/policy/lintFiles';
import { getNeeds } from '@/server/model/policy/Needs';
import { buildPolicy } from '@/server/model/policy/Policy';

const catalogue = loadCatalogue();
const DAY = '2026-11-22';
const policyOf = (audience: string, linePercent: number) =>
  buildPolicy(createContext(catalogue, { today: DAY }), { audience, linePercent });

describe('a policy where much of the audience is unknown', () => {
  it.each(['RU', 'BY', 'LV', 'KZ', 'GE', 'EE', 'CH', 'UZ', 'VN', 'CN'])(
    'accepts what nobody is known to lack: %s at 95 %',
    (code) => {
      const policy = policyOf(`region:${code}`, 95);

      expect(policy.audience.trackedShare).toBeLessThan(0.95);
      expect(policy.above.map(({ slug }) => slug)).toContain('abbr');
      expect(policy.above.length).toBeGreaterThan(100);
    },
  );

  it.each(['world', 'region:DE', 'region:CH', 'region:RU'])(
    'refuses nothing that works at all its floors: %s',
    (key) => {
      for (const line of [80, 95, 99]) {
        const { audience, cut, refused } = policyOf(key, line);
        const works = new Set(getNeeds(catalogue, audience).featuresAt(cut));

        const wrong = refused.filter((one) => works.has(one) && !one.discouraged);
        expect(wrong.map(({ slug }) => slug)).toEqual([]);
      }
    },
  );

  it('writes no file for linters in which nothing is accepted', () => {
    const policy = { ...policyOf('region:CH', 95), refused: catalogue.features };
    for (const file of [eslintFile, stylelintFile, htmlEslintFile])
      expect(() => file.write({ catalogue, policy, origin: '' })).toThrow('report everything');
  });
});
