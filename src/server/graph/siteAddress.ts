import { config } from '@/server/config/config';
import { builder } from './builder';

builder.queryFields((t) => ({
  siteAddress: t.string({
    description:
      'Where this instance is reached, as its operator set it, without a final slash: what addresses for use elsewhere begin with.',
    resolve: () => config().baseUrl,
  }),
}));
