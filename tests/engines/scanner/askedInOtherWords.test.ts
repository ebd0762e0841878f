import type { ProjectTypes } from '@/engines/scanner/js/types/ProjectTypes';
import { scanner, usesOfKey } from '../../support/aScanner';

const guardsIn = async (code: string, key: string) => {
  const uses = await usesOfKey('a.js', code, key);
  expect(uses.length).toBeGreaterThan(0);
  return uses.map(({ guard }) => guard).at(-1);
};

describe('a test on another object of the same feature', () => {
  it('guards the members of one name', async () => {
    const code = `function keep(kept) {
      if (!kept.moveBefore) return;
      document.querySelector("#store").moveBefore(kept, null);
    }`;

    expect(await guardsIn(code, 'api.Element.moveBefore')).toBe('feature-test');
  });

  it.each(['kept.closest', 'kept.movesBefore'])('does not guard others: %s', async (asked) => {
    const code = `function keep(kept) {
      if (!${asked}) return;
      document.querySelector("#store").moveBefore(kept, null);
    }`;

    expect(await guardsIn(code, 'api.Element.moveBefore')).toBeNull();
  });
});

describe('a function that tries', () => {
  const using = 'if (works) document.body.matches(":dir(rtl)");';

  it.each([
    'const works = (() => { try { return field.matches(":dir(rtl),:dir(ltr)") } catch { return false } })();',
    'const works = function () { try { field.matches(":dir(rtl)"); return true } catch { return !1 } }();',
  ])('guards what it has tried: %s', async (trying) => {
    expect(await guardsIn(`${trying} ${using}`, 'css.selectors.dir')).toBe('feature-test');
  });

  it.each([
    'const works = (() => { try { return field.matches(":hover") } catch { return false } })();',
    'const works = (() => { try { field.matches(":dir(rtl)") } catch {} return true })();',
    'const works = (() => { try { if (later) field.matches(":dir(rtl)"); return true } catch { return false } })();',
  ])('guards nothing else: %s', async (trying) => {
    expect(await guardsIn(`${trying} ${using}`, 'css.selectors.dir')).toBeNull();
  });
});

describe('the result of a call that may not happen', () => {
  it.each([
    'if (window.ManagedMediaSource?.isTypeSupported(type)) new ManagedMediaSource();',
    'if (!window.ManagedMediaSource?.isTypeSupported(type)) stop(); else new ManagedMediaSource();',
  ])('proves its object: %s', async (code) => {
    expect(await guardsIn(code, 'api.ManagedMediaSource')).toBe('feature-test');
  });

  it('proves nothing where it is missing', async () => {
    const code = 'if (!window.ManagedMediaSource?.isTypeSupported(type)) new ManagedMediaSource();';

    expect(await guardsIn(code, 'api.ManagedMediaSource')).toBeNull();
  });
});

describe('a name that asks by its words', () => {
  it.each([
    'if (features.isSanitizerSupported) new Sanitizer();',
    'const make = () => canUse.HAS_SANITIZER && new Sanitizer();',
    'function clean() { if (!supportsSanitizer()) return; new Sanitizer() }',
  ])('leaves it uncertain: %s', async (code) => {
    expect(await guardsIn(code, 'api.Sanitizer')).toBe('asked');
  });

  it.each([
    'if (features.isBrowserSupported) new Sanitizer();',
    'if (sanitizer) new Sanitizer();',
    'if (options.sanitizerOptions) new Sanitizer();',
  ])('is no other name: %s', async (code) => {
    expect(await guardsIn(code, 'api.Sanitizer')).toBeNull();
  });
});

describe('members that an event cannot be made without', () => {
  it('are there wherever it is', async () => {
    const code =
      'self.addEventListener("notificationclick", (event) => event.notification.close())';
    const [use] = await usesOfKey('a.js', code, 'api.NotificationEvent.notification');

    expect(use?.consequence).toBe('not-reached');
  });
});

describe('rules that lose nothing else', () => {
  it.each([
    [
      'a state of a pseudo-element',
      'li::scroll-marker:target-current { top: 0 }',
      'target-current',
    ],
    [
      'only pseudo-elements',
      'li::scroll-marker:target-current, a::scroll-marker:target-current { top: 0 }',
      'target-current',
    ],
  ])('are no errors: %s', async (_, css, name) => {
    const uses = await usesOfKey('a.css', css, `css.selectors.${name}`);

    expect(new Set(uses.map(({ consequence }) => consequence))).toEqual(new Set(['ignored']));
  });

  it('lose the other selectors of a list', async () => {
    const [use] = await usesOfKey(
      'a.css',
      'li::scroll-marker:target-current, a::after { top: 0 }',
      'css.selectors.target-current',
    );

    expect(use?.consequence).toBe('rule-dropped');
  });

  it('are key frames of a named range', async () => {
    const [use] = await usesOfKey(
      'a.css',
      '@keyframes a { entry 0% { opacity: 0 } }',
      'css.at-rules.keyframes.named_range_keyframes',
    );

    expect(use?.consequence).toBe('ignored');
  });
});

describe('a test whose result is kept', () => {
  it.each([
    'class A { start() { this.button.hidden = !navigator.canShare } go() { navigator.share({}) } }',
    'const can = { share: isPage && "share" in navigator }; function go() { config.share && navigator.share({}) }',
    'const can = { share: typeof navigator.share === "function" }; function go() { navigator.share({}) }',
  ])('leaves uncertain what other functions do: %s', async (code) => {
    expect(await guardsIn(code, 'api.Navigator.share')).toBe('asked');
  });
});

describe('names that only look like the platform’s', () => {
  it.each([
    ['a.html', '<div><Search></Search></div>', 'html.elements.search'],
    [
      'a.html',
      '<a {# this is said {% to %} translators #} href="/">a</a>',
      'html.global_attributes.is',
    ],
    ['a.scss', '.a { font-size: math.div(4em, 3) }', 'css.properties.font-size.math'],
  ])('are no uses in %s: %s', async (name, text, key) => {
    expect(await usesOfKey(name, text, key)).toEqual([]);
  });
});

describe('questions and niceties of style sheets', () => {
  it.each([
    [
      '@media (prefers-reduced-transparency: reduce) { a { top: 0 } }',
      'css.at-rules.media.prefers-reduced-transparency',
    ],
    ['@starting-style { .a:popover-open { opacity: 0 } }', 'css.selectors.popover-open'],
  ])('are missed by none: %s', async (css, key) => {
    const [use] = await usesOfKey('a.css', css, key);

    expect(use?.consequence).toBe('enhancement');
  });
});

describe('code that never reaches a browser', () => {
  it.each([
    ['a.ts', 'import * as undici from "undici"; export const a = 1;', 'server', []],
    ['b.ts', 'import jwt from "jsonwebtoken"; export const a = 1;', 'server', []],
    ['c.ts', 'import { Queue } from "bullmq"; export const a = 1;', 'server', []],
    [
      'packages/dom/test/pages/spec/A.tsx',
      'export const a = 1;',
      'tests',
      ['packages/dom/test/unit/b.test.ts'],
    ],
  ] as const)('is known in %s', async (name, text, reason, others) => {
    const project = {
      fileNames: [name, ...others],
      importsOf: () => undefined,
    } as unknown as ProjectTypes;
    const { leftOut } = await scanner.scan({ name, language: 'ts', text }, undefined, project);

    expect(leftOut).toBe(reason);
  });
});
