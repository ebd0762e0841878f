import { JobFailure } from '@/server/platform/jobs/JobFailure';
import { isRecord, type SourceApi, toCell, toCount } from './SourceApi';

/**
 * Matomo's Reporting API. The token is sent in the body, as it is asked for, so that it stands in no
 * log of addresses. Systems are a report of their own there, which nothing connects with browsers.
 * Source: developer.matomo.org/api-reference/reporting-api
 */
export const matomo: SourceApi = {
  address: null,
  remedy: 'Check the number of the site, and that the token may view it.',
  visitors: async ({ address, site, key, from, to }, call) => {
    const answer = await call({
      url: `${address}/index.php`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        module: 'API',
        method: 'DevicesDetection.getBrowserVersions',
        idSite: site,
        period: 'range',
        date: `${from},${to}`,
        format: 'JSON',
        filter_limit: '-1',
        token_auth: key,
      }).toString(),
    });
    // Matomo also sends refusals with status 200.
    if (isRecord(answer) && answer.result === 'error')
      throw new JobFailure(`Matomo refuses: ${toPlainMessage(answer.message, key)}`, true);
    if (!Array.isArray(answer)) throw new JobFailure('Matomo’s answer isn’t a list of browsers.');
    return answer.filter(isRecord).map(({ label, nb_visits }) => ({
      // “Chrome 141.0”: the importer takes it apart.
      browser: toCell(label),
      version: '',
      system: '',
      systemVersion: '',
      count: toCount(nb_visits),
    }));
  },
};

/** Without markup, and without the token, should the message repeat it. */
const toPlainMessage = (message: unknown, key: string): string =>
  toCell(message)
    .replaceAll(key, '…')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 200);
