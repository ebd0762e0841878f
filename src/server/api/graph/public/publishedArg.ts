import type { ArgBuilder } from './builder';

export const publishedArg = (arg: ArgBuilder) =>
  arg.boolean({
    description:
      'The status that web-features publishes, which newer compat data may contradict. Default: false.',
  });
