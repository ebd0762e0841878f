import { config } from '@/server/platform/config/config';
import { builder } from './builder';

builder.queryFields((t) => ({
  siteAddress: t.string({
    description: "This server's public base URL, without a trailing slash.",
    resolve: () => config().baseUrl,
  }),
}));
