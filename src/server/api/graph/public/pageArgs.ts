import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, MAX_SKIP } from '@/server/model/features/connection';
import type { ArgBuilder } from './builder';

/** The arguments of a list read forwards; `skip` is for numbered pages. */
export const forwardArgs = (arg: ArgBuilder) => ({
  first: arg.int({
    description: `How many rows, 1 to ${MAX_PAGE_SIZE}. Default: ${DEFAULT_PAGE_SIZE}. Other values are the error PAGE_SIZE_INVALID.`,
  }),
  after: arg.string({
    description:
      'A cursor of this list. The page starts after its row. Cursors of other lists are the error CURSOR_INVALID.',
  }),
});

export const skipArg = (arg: ArgBuilder) =>
  arg.int({
    description: `How many rows to skip, for numbered pages: 0 to ${MAX_SKIP}, from the start or from \`after\`. Other values are the error ARGUMENT_INVALID.`,
  });
