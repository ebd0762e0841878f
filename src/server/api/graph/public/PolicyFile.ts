import { writePolicyFile, type WrittenFile } from '@/server/model/policy/writePolicyFile';
import { config } from '@/server/platform/config/config';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    PolicyFile: WrittenFile;
  }
}

builder.objectType('PolicyFile', {
  description: 'A policy in the form of one tool.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name below `/policy/`.' }),
    type: t.exposeString('type', { description: 'Its media type.' }),
    text: t.exposeString('text', {
      nullable: true,
      description: 'All of it. Null if the policy has no such file.',
    }),
    refusal: t.exposeString('refusal', {
      nullable: true,
      description:
        'Why it has none: without browsers, tools could not tell the file from their defaults.',
    }),
  }),
});

builder.objectFields('Policy', (t) => ({
  file: t.field({
    type: 'PolicyFile',
    nullable: true,
    description: 'One of its files, as `/policy/<name>` answers. Null if no file has this name.',
    args: {
      name: t.arg.string({
        required: true,
        description: 'Such as `browserslistrc` or `eslint.json`; `policy.json` for all of it.',
      }),
    },
    extensions: { size: 20 },
    resolve: (policy, { name }, { catalogue }) =>
      writePolicyFile(name, { catalogue, policy, origin: config().baseUrl }) ?? null,
  }),
}));
