// Builds the support matrix of all keys. Equal statements in one browser give equal states, so each
// distinct set is evaluated once.
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';
import type { CollectedKey } from './collectKeys';
import { supportIn } from './compileStatements';
import { getStates } from './getStates';
import { MatrixBuilder } from './MatrixBuilder';
import type { ReleaseOrder } from './ReleaseOrder';

export function compileKeySupport(
  keys: readonly CollectedKey[],
  orders: readonly ReleaseOrder[],
): SupportMatrix {
  const builder = new MatrixBuilder(keys.length, orders.length);

  orders.forEach((order, position) => {
    const cells = new Map<string, number>();

    keys.forEach(({ compat }, key) => {
      const support = supportIn(compat, order.browser.slug);
      const json = JSON.stringify(support) ?? '';
      const cell = cells.get(json) ?? builder.cellFor(position, getStates(support, order));
      cells.set(json, cell);
      builder.set(key, position, cell);
    });
  });
  return builder.build();
}
