import { JobFailure } from '@/server/platform/jobs/JobFailure';
import {
  isRecord,
  MAX_ROWS,
  type SourceAccess,
  type SourceApi,
  type SourceCall,
  toCell,
  toCount,
  type VisitorRow,
} from './SourceApi';

/** The most rows in one answer of the API. */
const PAGE = 10_000;

/** Plausible's Stats API, version 2. Source: plausible.io/docs/stats-api */
export const plausible: SourceApi = {
  address: 'https://plausible.io',
  remedy: 'Check the site’s domain, and that the key is one for the Stats API.',
  visitors: async (place, call) => {
    const rows: VisitorRow[] = [];
    while (rows.length < MAX_ROWS) {
      const page = await readPage(place, call, rows.length);
      rows.push(...page);
      if (page.length < PAGE) break;
    }
    return rows;
  },
};

async function readPage(
  { address, site, key, from, to }: SourceAccess,
  call: SourceCall,
  offset: number,
): Promise<VisitorRow[]> {
  const answer = await call({
    url: `${address}/api/v2/query`,
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      site_id: site,
      date_range: [from, to],
      metrics: ['visitors'],
      dimensions: ['visit:browser', 'visit:browser_version', 'visit:os', 'visit:os_version'],
      pagination: { limit: PAGE, offset },
    }),
  });
  if (!isRecord(answer) || !Array.isArray(answer.results))
    throw new JobFailure('Plausible’s answer has no results.');
  return answer.results.filter(isRecord).map(({ dimensions, metrics }) => {
    const cells = Array.isArray(dimensions) ? dimensions : [];
    return {
      browser: toCell(cells[0]),
      version: toCell(cells[1]),
      system: toCell(cells[2]),
      systemVersion: toCell(cells[3]),
      count: toCount(Array.isArray(metrics) ? metrics[0] : undefined),
    };
  });
}
