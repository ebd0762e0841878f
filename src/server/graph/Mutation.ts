import { builder } from './builder';

builder.mutationType({
  description:
    'What can be changed: one field an operation, with an `Idempotency-Key` header made once for each change.',
});
