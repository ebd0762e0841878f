import { z } from 'zod';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getKeyCoverage } from '@/server/model/coverage/coverage';
import { getBuildTransform, getPolyfill, writeLoader } from '@/server/model/coverage/fallbacks';
import { FALLBACKS } from '@/server/model/coverage/fallbacks.data';
import fallbacks from '@data/fallbacks.json';
import { scanner, scanText, usesOfProject } from '../../../support/aScanner';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');

const count = z.int().positive();
const sentence = z.string().regex(/^[A-Z`].*\.$/);
const name = z.string().regex(/^(?:@[\w-]+\/)?[\w-]+$/);

const SCHEMA = z.strictObject({
  measuredOn: z.iso.date(),
  packages: z.record(
    name,
    z.strictObject({
      version: z.string().regex(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/),
      integrity: z.string().regex(/^sha512-[A-Za-z0-9+/]{86}==$/),
    }),
  ),
  polyfills: z.record(
    z.string(),
    z.strictObject({
      key: z.string(),
      test: z.string().optional(),
      package: name,
      modules: z.array(z.string()).min(1).optional(),
      names: z.array(z.string()).min(1).optional(),
      setUp: z.string().optional(),
      lacks: sentence.optional(),
      bytes: z.strictObject({ minified: count, gzip: count, brotli: count }),
      verifiedIn: z
        .strictObject({
          browser: z.string().regex(/^(?:Chromium|Firefox|WebKitGTK) [\d.]+$/),
          isRemoved: z.boolean(),
        })
        .optional(),
    }),
  ),
  transforms: z.record(
    z.string(),
    z.strictObject({
      key: z.string(),
      package: name,
      sample: z.string(),
      lacks: sentence.optional(),
      bytes: z.strictObject({ before: count, after: count }),
    }),
  ),
});

const POLYFILLS = Object.entries(FALLBACKS.polyfills);
const TRANSFORMS = Object.entries(FALLBACKS.transforms);

/** Code that uses what a condition asks for, given a value of its interface. */
function useOf(condition: string): readonly [owner: string, use: string] {
  const property = /CSS\.supports\('\(([\w-]+): ([\w-]+)\)'\)/.exec(condition);
  if (property)
    return ['HTMLElement', `value.style.setProperty('${property[1]}', '${property[2]}');`];
  const [, member = '', owner = '', isOfValues] =
    /'(\w+)' in ([\w.]+?)(\.prototype)?$/.exec(condition) ?? [];
  if (member === '') return ['unknown', `${/^typeof (\w+)/.exec(condition)![1]};`];
  return isOfValues ? [owner, `value.${member};`] : ['unknown', `${owner}.${member};`];
}

describe('the table of fallbacks', () => {
  it('has the form that its readers expect, for at least 80 features', () => {
    expect(SCHEMA.parse(fallbacks)).toEqual(FALLBACKS);
    expect(
      new Set([...POLYFILLS, ...TRANSFORMS].map(([slug]) => slug)).size,
    ).toBeGreaterThanOrEqual(80);
  });

  it('names features, and keys that belong to them', () => {
    for (const [slug, { key }] of [...POLYFILLS, ...TRANSFORMS]) {
      const { feature } = catalogue.keyByPath(key) ?? {};
      expect([slug, key, feature?.slug ?? slug]).toEqual([slug, key, slug]);
      expect(catalogue.featureBySlug(slug)).toBeDefined();
    }
  });

  it('has each package once, with its version, and no other', () => {
    const used = new Set([...POLYFILLS, ...TRANSFORMS].map(([, row]) => row.package));
    expect(Object.keys(FALLBACKS.packages)).toEqual([...used].sort());
    for (const [, { package: from, modules = [] }] of POLYFILLS)
      for (const module of modules) expect(`${module}/`.startsWith(`${from}/`)).toBe(true);
  });

  it.each(POLYFILLS)(
    'tests for %s by a condition that a scan takes for a guard',
    async (_, row) => {
      const { condition } = writeLoader(row);
      const [owner, use] = useOf(condition);
      const code = `export function f(value: ${owner}) { if (${condition}) {\n${use} } }`;
      const uses = (await scanText('a.ts', code)).filter(
        ({ key, line }) => key === row.key && line === 2,
      );
      expect(uses.map(({ guard }) => guard !== null)).toEqual([true]);
    },
  );

  it.each(TRANSFORMS)('shows %s in its sample', async (_, { key, package: from, sample }) => {
    const uses = await scanText(from === 'esbuild' ? 'a.ts' : 'a.css', sample);
    expect(uses.map((use) => use.key)).toContain(key);
  });

  it.each(POLYFILLS.filter(([, { names }]) => !names))(
    'loads %s by code that a scan takes for a polyfill',
    async (_, row) => {
      const { loader, condition } = writeLoader(row);
      const [owner, use] = useOf(condition);
      const code = `${loader}\nexport function f(value: ${owner}) {\n${use} }`;
      const last = code.split('\n').length;
      const file = await scanner.scan({ name: 'a.ts', language: 'ts', text: code });
      const uses = usesOfProject([{ file, text: code }]).filter(
        ({ key, line }) => key === row.key && line === last,
      );
      expect(uses.map(({ guard }) => guard)).toEqual(['polyfilled']);
    },
  );
});

describe('getPolyfill', () => {
  it('counts those who need it for the audience, by the key that it tests for', () => {
    const feature = catalogue.featureBySlug('popover')!;
    const polyfill = getPolyfill(catalogue, feature, world)!;
    const { unsupportedShare } = getKeyCoverage(
      catalogue,
      catalogue.keyByPath(polyfill.key)!,
      world,
    );

    expect(polyfill).toMatchObject({
      neededShare: unsupportedShare,
      condition: "'popover' in HTMLElement.prototype",
      loader:
        "if (!('popover' in HTMLElement.prototype)) {\n  await import('@oddbird/popover-polyfill');\n}",
    });
    expect(polyfill.neededShare).toBeGreaterThan(0);
  });

  it('loads several modules at once, and sets up what does not set itself up', () => {
    expect(writeLoader(FALLBACKS.polyfills['array-group']!).loader).toBe(
      `if (!('groupBy' in Map)) {
  await Promise.all([
    import('core-js/actual/map/group-by'),
    import('core-js/actual/object/group-by'),
  ]);
}`,
    );
    expect(writeLoader(FALLBACKS.polyfills.temporal!).loader).toBe(
      `if (typeof Temporal === 'undefined') {
  await import('temporal-polyfill/full/global');
}`,
    );
    expect(writeLoader(FALLBACKS.polyfills['webxr-device']!).loader).toBe(
      `if (!('xr' in navigator)) {
  const { default: WebXRPolyfill } = await import('webxr-polyfill');
  new WebXRPolyfill();
}`,
    );
  });

  it('knows nothing of features that are not in the table', () => {
    const feature = catalogue.featureBySlug('grid')!;
    expect(getPolyfill(catalogue, feature, world)).toBeUndefined();
    expect(getBuildTransform(feature)).toBeUndefined();
  });
});
