import { createHash } from 'node:crypto';
import { builder } from '@/server/api/graph/public/builder';
import { loadBeaconScript, writeBeaconScript } from '@/server/data/catalogue/presenceTable';
import { config } from '@/server/platform/config/config';
import type { AudienceSourceRow } from '@/server/platform/database/SourceTables';
import { readBeaconCounts } from '@/server/teams/sources/beaconCounts';
import { type AgentComparison, compareAgents } from '@/server/teams/sources/compareAgents';
import { countedDays } from '@/server/teams/sources/countedDays';
import { type Guarded, ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    Beacon: Pick<AudienceSourceRow, 'id' | 'site'> & Guarded;
    AgentComparison: AgentComparison & Guarded;
    AgentDifference: AgentComparison['differences'][number] & Guarded;
  }
}

const getAddress = (site: string | null): string => `${config().baseUrl}/m/${site}`;

const digest = (site: string | null, algorithm: 'sha256' | 'sha384'): string => {
  const script = writeBeaconScript(loadBeaconScript(), getAddress(site));
  return `${algorithm}-${createHash(algorithm).update(script).digest('base64')}`;
};

/** Today is not over, and counted. */
const soFar = () => ({ from: countedDays(Date.now()).from, to: '9999-12-31' });

builder.objectType('AgentDifference', {
  description: 'A class of releases that browsers and their user-agent strings count differently.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its releases.', ...ruled('read') }),
    measuredShare: t.exposeFloat('measuredShare', {
      description: 'The share of visits that have it, by what the browser can do, 0–1.',
      ...ruled('read'),
    }),
    agentShare: t.exposeFloat('agentShare', {
      description: 'The share of visits whose user-agent string says so, 0–1.',
      ...ruled('read'),
    }),
  }),
});

builder.objectType('AgentComparison', {
  description: 'The releases that user-agent strings name for measured visits.',
  fields: (t) => ({
    from: t.exposeString('from', {
      description: 'ISO day from which strings are counted, too.',
      ...ruled('read'),
    }),
    otherShare: t.exposeFloat('otherShare', {
      description: 'At least this share of visits has another release than its string says, 0–1.',
      ...ruled('read'),
    }),
    unreadShare: t.exposeFloat('unreadShare', {
      description: 'The share of visits whose string names no release, 0–1.',
      ...ruled('read'),
    }),
    differences: t.field({
      type: ['AgentDifference'],
      description: 'The eight largest that counts in twenties can show.',
      ...ruled('read'),
      resolve: ({ differences, access }) => differences.map((one) => ({ ...one, access })),
    }),
  }),
});

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
        const counts = await readBeaconCounts(await context.database(), id, soFar());
        return counts.find(({ engine }) => engine === '')?.visits ?? 0;
      },
    }),
    agents: t.field({
      type: 'AgentComparison',
      nullable: true,
      description:
        'The releases that user-agent strings name for the visits of the last 28 days and today. Null while too few are counted.',
      ...ruled('read', { size: 5 }),
      resolve: async ({ id, access }, _, context) => {
        const found = await compareAgents(await context.database(), context.catalogue, id, soFar());
        return found ? { ...found, access } : null;
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
