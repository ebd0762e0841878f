import type { Day } from '@/domain/Day';
import { stableId } from '@/server/platform/atom/stableId';
import { writeAtom } from '@/server/platform/atom/writeAtom';
import type { Database } from '@/server/platform/database/Database';
import type { ChannelRow } from '@/server/platform/database/WatchTables';
import type { WatchEnvelope } from './WatchEnvelope';

const NEWEST = 100;

/** The reports of a feed's watches, newest first. */
export async function writeChannelFeed(
  database: Database,
  { id, name, secret, created_at }: ChannelRow,
  origin: string,
): Promise<string> {
  const rows = await database
    .connection()
    .selectFrom('delivery_events')
    .innerJoin('deliveries', 'deliveries.id', 'delivery_events.delivery_id')
    .innerJoin('watch_events', 'watch_events.id', 'delivery_events.event_id')
    .select('watch_events.envelope')
    .where('deliveries.channel_id', '=', id)
    .orderBy('watch_events.at', 'desc')
    .orderBy('watch_events.id')
    .limit(NEWEST)
    .execute();
  const events = rows.map(({ envelope }) => JSON.parse(envelope) as WatchEnvelope);
  const toDay = (moment: string): Day => moment.slice(0, 10);
  return writeAtom({
    id: stableId(`channel/${id}`),
    title: `${name} · Plimsoll`,
    subtitle: 'What your watches reported.',
    self: `${origin}/feeds/watches/${secret}`,
    page: origin,
    updatedOn: toDay(events[0]?.at ?? new Date(Number(created_at)).toISOString()),
    isComplete: false,
    origin,
    credits: 'web-features and browser-compat-data',
    entries: events.map((event) => ({
      id: `urn:uuid:${event.id}`,
      title: event.text,
      page: event.url,
      updatedOn: toDay(event.at),
      summary: `${event.text} Data version ${event.dataVersion}.`,
      categories: [],
    })),
  });
}
