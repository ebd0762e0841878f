import { algoliasearch } from 'algoliasearch';
import { config } from '@/server/platform/config/config';
import { runCommand } from './runCommand';

/**
 * `npm run search:missed` prints recent searches of the hosted index without results, most frequent
 * first.
 */
async function searchMissed(): Promise<void> {
  const { settings, isEmbedded, adminKey, region, problems } = config().search;
  if (isEmbedded || adminKey === undefined || region === undefined) {
    throw new Error(
      [
        ...problems,
        'The report needs ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_ADMIN_KEY and ALGOLIA_REGION (de or us).',
      ].join('\n'),
    );
  }
  const client = algoliasearch(settings.applicationId, adminKey).initAnalytics({ region });
  const { searches } = await client.getSearchesNoResults({ index: settings.indexName, limit: 100 });
  for (const { search, count } of searches)
    process.stdout.write(`${String(count).padStart(7)}  ${search}\n`);
}

void runCommand(() =>
  searchMissed().catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`There is no report. ${reason}`, { cause });
  }),
);
