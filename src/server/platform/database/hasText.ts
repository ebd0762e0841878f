import type { Expression, SqlBool } from 'kysely';
import { contains } from './conditions';

/** True where `field` has `text` in it, whose `%` and `_` stand for themselves. */
export const hasText = (field: Expression<string>, text: string): Expression<SqlBool> =>
  contains(field, text, 'anywhere');
