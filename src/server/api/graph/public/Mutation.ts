import { builder } from './builder';

builder.mutationType({
  description:
    'Changes. An operation has exactly one field and an `Idempotency-Key` header that is unique to the change.',
});
