import { suggestGuard } from '@/engines/scanner/suggestGuard';
import { scanText } from '../../support/aScanner';

const GUARDABLE: readonly (readonly [key: string, name: string, use: string])[] = [
  ['css.properties.accent-color', 'a.css', 'p { accent-color: red }'],
  ['css.properties.text-wrap.pretty', 'a.css', 'p { text-wrap: pretty }'],
  ['css.selectors.has', 'a.css', 'p:has(a) { color: red }'],
  ['css.selectors.nesting', 'a.css', 'p { & a { color: red } }'],
  ['api.Window.requestIdleCallback', 'a.js', 'requestIdleCallback(f);'],
  ['api.Navigation', 'a.js', 'new Navigation();'],
  ['api.URL.canParse_static', 'a.js', "URL.canParse('a');"],
  ['javascript.builtins.Array.fromAsync', 'a.js', 'Array.fromAsync(list);'],
  ['javascript.builtins.Promise.try', 'a.js', 'Promise.try(f);'],
];

describe('suggestGuard', () => {
  it.each(GUARDABLE)(
    'writes a test for %s that a scan takes for a guard',
    async (key, name, use) => {
      const guard = suggestGuard(key) ?? '';
      const guarded = guard.replace(/\/\* … \*\/|\/\/ …/, use);
      const uses = (await scanText(name, guarded)).filter((found) => found.key === key);

      expect(uses.length).toBeGreaterThan(0);
      expect(uses.map(({ guard: found }) => found)).not.toContain(null);
    },
  );

  it('suggests nothing if nothing can be tested', () => {
    expect(suggestGuard('javascript.operators.nullish_coalescing')).toBeUndefined();
    expect(suggestGuard('css.at-rules.container')).toBeUndefined();
    expect(suggestGuard('html.elements.dialog')).toBeUndefined();
  });

  it('gives a selector the argument without which no browser accepts it', () => {
    const tests = ['picker', 'nth-child', 'dir', 'view-transition-group', 'state', 'has'].map(
      (name) => suggestGuard(`css.selectors.${name}`)?.split(' {')[0],
    );

    expect(tests).toEqual([
      '@supports selector(::picker(select))',
      '@supports selector(:nth-child(1))',
      '@supports selector(:dir(ltr))',
      '@supports selector(::view-transition-group(*))',
      '@supports selector(:state(x))',
      '@supports selector(:has(*))',
    ]);
  });

  it('never tests for a function as if it were a keyword', () => {
    expect(suggestGuard('css.properties.grid-template-columns.minmax')).toContain(
      '(grid-template-columns: initial)',
    );
  });
});
