/**
 * Waits for something that comes from another process or over the network; a test then says itself
 * what it expects.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; !(await isSo()) && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 10));
}
