import { createContext, runInContext } from 'node:vm';
import { featureTest } from '@/engines/scanner/featureTest';
import { ScanTable } from '@/engines/scanner/ScanTable';
import { loadScanTable } from '@/server/data/catalogue/scanTable';
import { scanner } from '../../support/aScanner';

const table = new ScanTable(loadScanTable().text);

/** Keys below a path that a script can test for, with their conditions. */
function testsBelow(path: string, depth: number): readonly (readonly [string, string])[] {
  return [...table.children(path)].flatMap(([name, { children }]) => {
    const key = `${path}.${name}`;
    const test = featureTest(key);
    const own = test?.kind === 'if' ? [[key, test.condition] as const] : [];
    return depth > 1 && children.size > 0 ? [...own, ...testsBelow(key, depth - 1)] : own;
  });
}

const BUILTINS = testsBelow('javascript.builtins', 4);
const APIS = testsBelow('api', 3);

/** A page without a document, in which these names are missing. */
function ask(condition: string, missing: readonly string[] = []): unknown {
  const context = createContext({});
  for (const name of missing) runInContext(`delete globalThis.${name}`, context);
  return runInContext(condition, context);
}

/** Code that uses the key whose test this is, given a value of its interface. */
function useOf(condition: string): readonly [owner: string, use: string] {
  const [, name = '', owner = '', isOfValues] =
    /'(\w+)' in ([\w.]+?)(\.prototype)?$/.exec(condition) ?? [];
  if (name === '') return ['unknown', `${/^typeof (\w+)/.exec(condition)![1]};`];
  return isOfValues ? [owner, `value.${name};`] : ['unknown', `${owner}.${name};`];
}

describe('a feature test', () => {
  it('never throws, and is true for every built-in of this engine', () => {
    const engine = createContext({});
    const wrong = BUILTINS.filter(([key, condition]) => {
      const [owner = '', member, inner] = key.split('.').slice(2);
      const global = owner === 'TypedArray' ? 'Uint8Array' : owner;
      const held = runInContext(
        `typeof ${global} === 'undefined' ? undefined : ${global}`,
        engine,
      ) as Record<string, unknown> | undefined;
      const isNested = /^(?:Intl|Temporal)$/.test(owner) && inner !== undefined;
      const object = (isNested ? held?.[member!] : held) as { prototype?: object } | undefined;
      const name = isNested && inner !== member ? inner : isNested ? undefined : member;
      const isThere =
        object !== undefined &&
        (name === undefined ||
          name === owner ||
          name in object ||
          (object.prototype !== undefined && name in object.prototype));
      return runInContext(condition, engine) !== isThere;
    });

    expect(wrong).toEqual([]);
    expect(BUILTINS.length).toBeGreaterThan(800);
  });

  it.each([
    ['javascript.builtins.Iterator.map', 'Iterator'],
    ['javascript.builtins.Iterator.from', 'Iterator'],
    ['javascript.builtins.Promise.try', 'Promise'],
    ['javascript.builtins.Temporal.PlainDate.from', 'Temporal'],
    ['api.URL.canParse_static', 'URL'],
    ['api.HTMLDialogElement.requestClose', 'HTMLDialogElement'],
  ])('of %s is false, and does not throw, where %s is missing', (key, owner) => {
    const { condition } = featureTest(key)!;

    expect(ask(condition, [owner])).toBe(false);
  });

  it('counts as a guard in a scan, whatever the key', async () => {
    const every = [...BUILTINS, ...APIS].filter((_, at) => at % 11 === 0);
    const open: string[] = [];
    let found = 0;
    for (const [key, condition] of every) {
      const [owner, use] = useOf(condition);
      const head = `export function f(value: ${owner}) { if (${condition}) { `;
      const { uses } = await scanner.scan({
        name: 'a.ts',
        language: 'ts',
        text: `${head}${use} } }`,
      });
      for (let at = 0; at < uses.length; at++) {
        if (table.pathAt(uses.nodeAt(at)) !== key || uses.startAt(at) < head.length) continue;
        found++;
        if (uses.guardOf(at) === null) open.push(`${key}: ${condition}`);
      }
    }

    expect(open).toEqual([]);
    expect(found / every.length).toBeGreaterThan(0.95);
  });

  it.each([
    ['javascript.builtins.Error.cause'],
    ['javascript.builtins.AsyncFunction'],
    ['javascript.builtins.Array.sort.stable_sorting'],
    ['javascript.builtins.Error.Error.options_cause_parameter'],
    ['api.Navigator.share.data_files_parameter'],
    ['api.HTMLElement.toggle_event'],
    ['api.WEBGL_debug_shaders.getTranslatedShaderSource'],
  ])('does not exist if it would be true or false everywhere: %s', (key) => {
    expect(featureTest(key)).toBeUndefined();
  });
});
