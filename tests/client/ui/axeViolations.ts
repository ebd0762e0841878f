import axe from 'axe-core';

/**
 * What axe finds wrong in an element, as sentences; contrast is left to the tokens' own test, since
 * jsdom computes no colors.
 */
export async function axeViolations(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
  );
}
