import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_SKIP } from '@/server/features/connection';
import type { ArgBuilder } from './builder';

/** The arguments of a list read forwards; `skip` is for numbered pages. */
export const forwardArgs = (arg: ArgBuilder) => ({
  first: arg.int({
    description: `How many rows, 1 to ${MAX_PAGE_SIZE}; ${DEFAULT_PAGE_SIZE} when left out. Anything else is the error PAGE_SIZE_INVALID.`,
  }),
  after: arg.string({
    description:
      'A cursor of this list: the page starts behind its row. A cursor that is not of this list is the error CURSOR_INVALID.',
  }),
});

export const skipArg = (arg: ArgBuilder) =>
  arg.int({
    description: `Rows to leave out before the page, for numbered pages: 0 to ${MAX_SKIP}, counted from the start or from \`after\`. Anything else is the error ARGUMENT_INVALID.`,
  });
