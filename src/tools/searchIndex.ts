import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { today } from '@/domain/today';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { hostedClient } from '@/server/data/search/hosted/hostedClient';
import { hostedRecords } from '@/server/data/search/hosted/hostedRecords';
import { hostedSynonyms } from '@/server/data/search/hosted/hostedSynonyms';
import { type IndexingProgress, replaceIndex } from '@/server/data/search/hosted/replaceIndex';
import { config } from '@/server/platform/config/config';
import { runCommand } from './runCommand';

const PROGRESS_FILE = resolve('.plimsoll', 'search-index.json');

/**
 * `npm run search:index` fills the hosted index; `-- --may-shrink` allows it to shrink to less than
 * half.
 */
async function searchIndex(): Promise<void> {
  const { settings, isEmbedded, adminKey, problems } = config().search;
  if (isEmbedded || adminKey === undefined) {
    const missing =
      adminKey === undefined && !isEmbedded
        ? ['ALGOLIA_ADMIN_KEY is not set: writing an index needs it.']
        : problems;
    throw new Error(
      missing.join('\n') ||
        'No hosted search is configured. Set ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_ADMIN_KEY; the built-in search needs no index.',
    );
  }
  const catalogue = loadCatalogue();
  const { applicationId, indexName } = settings;
  const day = today();

  await replaceIndex(hostedClient(settings, adminKey), hostedRecords(catalogue, day), {
    indexName,
    synonyms: hostedSynonyms(catalogue),
    subject: [applicationId, indexName, catalogue.version, day].join(' '),
    previous: readProgress(),
    remember: writeProgress,
    say: (sentence) => process.stdout.write(`${sentence}\n`),
    mayShrink: process.argv.includes('--may-shrink'),
  });
}

function readProgress(): IndexingProgress | undefined {
  try {
    return JSON.parse(readFileSync(PROGRESS_FILE, 'utf8')) as IndexingProgress;
  } catch {
    return undefined;
  }
}

function writeProgress(progress: IndexingProgress): void {
  mkdirSync(dirname(PROGRESS_FILE), { recursive: true });
  writeFileSync(PROGRESS_FILE, JSON.stringify(progress));
}

void runCommand(() =>
  searchIndex().catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The index was not written. ${reason}`, { cause });
  }),
);
