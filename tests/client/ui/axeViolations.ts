import axe from 'axe-core';

/**
 * Returns axe's complaints about an element, as sentences. The test of the tokens checks contrast,
 * because jsdom computes no colors.
 */
export async function axeViolations(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
  );
}
