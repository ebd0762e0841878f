import { usesOfKey } from '../../support/aScanner';

async function consequenceOf(name: string, text: string, key: string): Promise<string | undefined> {
  const [use] = await usesOfKey(name, text, key);
  return use?.consequence;
}

describe('consequences', () => {
  it.each([
    [
      'syntax: the file does not run',
      'a.js',
      'a ??= b',
      'javascript.operators.nullish_coalescing_assignment',
      'file-does-not-run',
    ],
    ['a call throws', 'a.js', 'navigator.share({})', 'api.Navigator.share', 'throws'],
    ['a bare global throws', 'a.js', 'use(scheduler)', 'api.scheduler', 'throws'],
    [
      'a member that more is read of throws',
      'a.js',
      'use(navigator.gpu.wgslLanguageFeatures)',
      'api.Navigator.gpu',
      'throws',
    ],
    [
      'a member that is only read gives undefined',
      'a.js',
      'use(navigator.globalPrivacyControl)',
      'api.Navigator.globalPrivacyControl',
      'reads-undefined',
    ],
    [
      'a member that is set is ignored',
      'a.js',
      'document.adoptedStyleSheets = [s]',
      'api.Document.adoptedStyleSheets',
      'ignored',
    ],
    [
      'a pseudo drops its rule',
      'a.css',
      'a, p:open { color: red }',
      'css.selectors.open',
      'rule-dropped',
    ],
    [':is() forgives', 'a.css', ':is(a, p:open) { color: red }', 'css.selectors.open', 'ignored'],
    [
      'an at-rule’s block is ignored',
      'a.css',
      '@container (width > 2em) {}',
      'css.at-rules.container',
      'block-ignored',
    ],
    [
      'a declaration is ignored',
      'a.css',
      'p { position-area: top }',
      'css.properties.position-area',
      'ignored',
    ],
    [
      'a cursor is an enhancement',
      'a.css',
      'p { cursor: pointer }',
      'css.properties.cursor.pointer',
      'enhancement',
    ],
    [
      'an engine’s own pseudo is an enhancement',
      'a.css',
      '::-webkit-scrollbar {}',
      'css.selectors.-webkit-scrollbar',
      'enhancement',
    ],
    [
      'an attribute is ignored',
      'a.html',
      '<p popover>x</p>',
      'html.global_attributes.popover',
      'ignored',
    ],
    [
      'a loading hint is an enhancement',
      'a.html',
      '<link rel="preload" href="/x">',
      'html.elements.link.rel.preload',
      'enhancement',
    ],
  ])('%s', async (_, name, code, key, consequence) => {
    expect(await consequenceOf(name, code, key)).toBe(consequence);
  });
});
