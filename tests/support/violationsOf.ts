import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Dark is the same page in other colours, so what does not look at colours need not look twice. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it is, in light and in dark, as sentences: empty where it finds
 * nothing. Frames of another origin, as sandboxed ones are, are left out, since no script gets
 * there; so is what axe would say of what is good, which takes twice the time of finding what is
 * not.
 */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await (
      colorScheme === 'dark' ? axe.withRules(RULES_OF_COLOURS) : axe
    ).analyze();
    found.push(
      ...violations.map(
        ({ id, nodes }) =>
          `${colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      ),
    );
  }
  return found;
}
