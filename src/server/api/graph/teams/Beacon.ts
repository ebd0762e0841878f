import { createHash } from 'node:crypto';
import { builder } from '@/server/api/graph/public/builder';
import { loadBeaconScript, writeBeaconScript } from '@/server/data/catalogue/presenceTable';
import { config } from '@/server/platform/config/config';
import type { AudienceSourceRow } from '@/server/platform/database/SourceTables';
import { readBeaconCounts } from '@/server/teams/sources/beaconCounts';
import { countedDays } from '@/server/teams/sources/countedDays';
import { type Guarded, ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    Beacon: Pick<AudienceSourceRow, 'id' | 'site'> & Guarded;
  }
}

const getAddress = (site: string | null): string => `${config().baseUrl}/m/${site}`;

const digest = (site: string | null, algorithm: 'sha256' | 'sha384'): string => {
  const script = writeBeaconScript(loadBeaconScript(), getAddress(site));
  return `${algorithm}-${createHash(algorithm).update(script).digest('base64')}`;
};

builder.objectType('Beacon', {
  description: 'How a site measures its audience, and how many visits it has counted.',
  fields: (t) => ({
    address: t.string({
      description:
        'Where its visitors’ browsers send what they found. With “.js” added, the script.',
      ...ruled('read'),
      resolve: ({ site }) => getAddress(site),
    }),
    integrity: t.string({
      description:
        'The value of the attribute `integrity` for the script as it is now. New data changes it.',
      ...ruled('read'),
      resolve: ({ site }) => digest(site, 'sha384'),
    }),
    inlineSource: t.string({
      description:
        'The source that a content security policy needs if a page inlines the script as it is now.',
      ...ruled('read'),
      resolve: ({ site }) => `'${digest(site, 'sha256')}'`,
    }),
    visits: t.int({
      nullable: true,
      description: 'All visits of the last 28 days and today, stored every minute.',
      ...ruled('read', { size: 5 }),
      resolve: async ({ id }, _, context) => {
        const days = { from: countedDays(Date.now()).from, to: '9999-12-31' };
        const counts = await readBeaconCounts(await context.database(), id, days);
        return counts.find(({ engine }) => engine === '')?.visits ?? 0;
      },
    }),
  }),
});

builder.objectFields('AudienceSource', (t) => ({
  beacon: t.field({
    type: 'Beacon',
    nullable: true,
    description: 'Null unless the kind is BEACON.',
    ...ruled('read'),
    resolve: (row) => (row.kind === 'BEACON' ? row : null),
  }),
}));
