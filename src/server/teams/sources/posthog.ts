import { JobFailure } from '@/server/platform/jobs/JobFailure';
import { isRecord, MAX_ROWS, type SourceApi, toCell, toCount } from './SourceApi';

const COLUMNS = ['browser', 'version', 'system', 'system_version', 'visitors'];

/** PostHog's query API. Source: posthog.com/docs/api/queries */
export const posthog: SourceApi = {
  address: 'https://us.posthog.com',
  remedy: 'Check the number of the project, and that the key has the scope “Query Read”.',
  visitors: async ({ address, site, key, from, to }, call) => {
    const answer = await call({
      url: `${address}/api/projects/${encodeURIComponent(site)}/query/`,
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        query: { kind: 'HogQLQuery', query: statement(from, to) },
        name: 'Plimsoll: browsers of visitors',
      }),
    });
    if (!isRecord(answer) || !Array.isArray(answer.results))
      throw new JobFailure('PostHog’s answer has no results.');
    return answer.results.filter(Array.isArray).map((cells: readonly unknown[]) => ({
      browser: toCell(cells[0]),
      version: toCell(cells[1]),
      system: toCell(cells[2]),
      systemVersion: toCell(cells[3]),
      count: toCount(cells[4]),
    }));
  },
};

/** The days are ours and checked, so nothing is escaped. */
const statement = (from: string, to: string): string =>
  [
    `select properties.$browser as ${COLUMNS[0]}, toString(properties.$browser_version) as ${COLUMNS[1]},`,
    `properties.$os as ${COLUMNS[2]}, properties.$os_version as ${COLUMNS[3]},`,
    `count(distinct person_id) as ${COLUMNS[4]} from events`,
    `where event = '$pageview' and timestamp >= toDateTime('${from} 00:00:00')`,
    `and timestamp <= toDateTime('${to} 23:59:59')`,
    `group by ${COLUMNS.slice(0, 4).join(', ')} order by ${COLUMNS[4]} desc limit ${MAX_ROWS}`,
  ].join(' ');
