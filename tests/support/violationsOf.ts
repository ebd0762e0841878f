import type { Page } from '@playwright/test';
import axeCore, { type ElementContext } from 'axe-core';

/** Dark is the same page in other colors, so what does not look at colors need not look twice. */
const RULES_OF_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Axe's findings on the page as it is, in light and in dark, as sentences; empty without findings.
 * Colors are checked for two of the texts that look alike on the same ground, since checking every
 * row would take twice the time of all the rest. Frames are left out, since the product's own are
 * sandboxed and no script gets there; so are axe's reports of passed rules.
 */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeCore.source);

  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = [
      ...(colorScheme === 'light' ? await page.evaluate(findWithoutColors, RULES_OF_COLORS) : []),
      ...(await page.evaluate(findInColors, RULES_OF_COLORS)),
    ];
    found.push(...violations.map((violation) => `${colorScheme}: ${violation}`));
  }
  return found;
}

async function findWithoutColors(rulesOfColors: readonly string[]): Promise<string[]> {
  const { violations } = await globalThis.axe.run(document, {
    resultTypes: ['violations'],
    iframes: false,
    rules: Object.fromEntries(rulesOfColors.map((id) => [id, { enabled: false }])),
  });
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Runs in the page, so that everything it uses is within it. */
async function findInColors(rulesOfColors: readonly string[]): Promise<string[]> {
  const EXEMPT = ':disabled, [aria-disabled=true], label';
  const grounds = new Map<Element | null, string>([[null, '']]);

  /** All that what is behind an element and around it does to how its text looks. */
  function groundOf(element: Element | null): string {
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element!);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, clip } = style;
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, clip].join();
    const around = groundOf(element!.parentElement);
    const ground = around.endsWith(own) ? around : `${around}/${own}`;
    grounds.set(element, ground);
    return ground;
  }

  function lookOf(element: Element): string {
    const style = getComputedStyle(element);
    const { color, fontSize, fontWeight, textShadow, textDecorationLine, position } = style;
    return [
      [element.tagName, color, fontSize, fontWeight, textShadow, textDecorationLine, position],
      [getComputedStyle(element.parentElement!).color, groundOf(element)],
      [element.closest(EXEMPT) !== null, element.matches(':hover, :focus, [aria-selected=true]')],
    ].join(';');
  }

  const counts = new Map<string, number>();
  const texts = [...document.body.querySelectorAll('*')].filter((element) => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim() !== '',
    );
    if (!hasText && !element.matches('input, select, textarea')) return false;
    if (!element.checkVisibility()) return false;
    const look = lookOf(element);
    const count = (counts.get(look) ?? 0) + 1;
    counts.set(look, count);
    return count <= 2;
  });
  const { violations } = await globalThis.axe.run(texts as unknown as ElementContext, {
    resultTypes: ['violations'],
    iframes: false,
    runOnly: { type: 'rule', values: [...rulesOfColors] },
  });
  return violations.map(
    ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

declare global {
  // The page's own copy of axe.
  var axe: typeof axeCore;
}
