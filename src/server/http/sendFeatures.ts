// GET /api/features.csv and /api/features.json: all features that match a query, with all or
// selected columns. Takes the same query, sort and audience as the feature list, which links here;
// unlike the list, an export isn't paginated.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRefusal, Refusal } from '@/domain/Refusal';
import { today } from '@/domain/today';
import { findOwnAudiences } from '@/server/audiences/ownAudiences';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { selectFeatures } from '@/server/features/featureList';
import { type FeatureSort, SORT_COLUMNS } from '@/server/features/featureSorting';
import { createContext } from '@/server/features/RequestContext';
import { log } from '@/server/observe/log';
import { type ColumnValue, getFeatureColumns, toExportedFeature } from './featureColumns';
import { type CsvValue, writeCsv } from './writeCsv';

export type ExportFormat = 'csv' | 'json';

const TYPES = {
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
} as const;

export function sendFeatures(format: ExportFormat) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendProblem(response, 405, {
        code: 'METHOD_NOT_ALLOWED',
        message: 'Use GET to read an export.',
      });
    }
    try {
      await sendExport(request, response, format);
    } catch (error) {
      if (isRefusal(error))
        return sendProblem(response, 400, { code: error.code, message: error.message });
      log.error({ err: error }, 'An export failed.');
      sendProblem(response, 500, { code: 'INTERNAL', message: 'Something broke on our side.' });
    }
  };
}

async function sendExport(
  request: IncomingMessage,
  response: ServerResponse,
  format: ExportFormat,
): Promise<void> {
  const asked = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const catalogue = loadCatalogue();
  const columns = getFeatureColumns(catalogue);
  const context = createContext(catalogue, {
    today: today(),
    own: await findOwnAudiences(catalogue, asked.get('audience') ?? ''),
  });
  const names = parseColumns(Object.keys(columns), asked.get('columns'));
  const { features, audience, problem } = selectFeatures(context, {
    query: asked.get('q'),
    sort: parseSort(asked.get('sort')),
    audience: asked.get('audience'),
  });
  if (problem) return sendProblem(response, 400, { code: 'QUERY_INVALID', ...problem });

  const version = [catalogue.version, context.today, audience.key, format, asked.toString()].join(
    '\n',
  );
  const etag = `"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`;
  const sources = catalogue.packages.map(({ name, version: of }) => `${name}@${of}`);
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', 'public, no-cache');
  response.setHeader('X-Data-Versions', sources.join(', '));
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const rows = features
    .map((feature) => toExportedFeature(context, feature, audience))
    .map((row) => names.map((name) => columns[name]!(row)));
  const body =
    format === 'csv'
      ? writeCsv(
          names,
          rows.map((row) => row.map(csvValue)),
        )
      : JSON.stringify({
          asOf: context.today,
          audience: audience.key,
          data: sources,
          features: rows.map((row) =>
            Object.fromEntries(names.map((name, index) => [name, row[index] ?? null])),
          ),
        });
  response.writeHead(200, {
    'Content-Type': TYPES[format],
    'Content-Disposition': `attachment; filename="features.${format}"`,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** @throws Refusal for an unknown column */
function parseColumns(all: readonly string[], asked: string | null): readonly string[] {
  if (!asked) return all;
  const names = asked.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !all.includes(name));
  if (unknown === undefined) return names;
  throw new Refusal(
    'ARGUMENT_INVALID',
    `There is no column “${unknown.slice(0, 60)}”. The columns are ${all.join(', ')}.`,
  );
}

/** `coverage-desc`, as in the URL of the list. */
function parseSort(asked: string | null): FeatureSort | undefined {
  if (!asked) return undefined;
  const sort = asked.toUpperCase().replaceAll('-', '_');
  if (SORT_COLUMNS.some((column) => sort === `${column}_ASC` || sort === `${column}_DESC`))
    return sort as FeatureSort;
  throw new Refusal(
    'ARGUMENT_INVALID',
    `There is no sort “${asked.slice(0, 60)}”. An example is coverage-desc.`,
  );
}

function csvValue(value: ColumnValue): CsvValue {
  return typeof value === 'object' ? value.join(' ') : value;
}

function sendProblem(
  response: ServerResponse,
  status: number,
  problem: Readonly<Record<string, unknown>>,
): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(JSON.stringify({ error: problem }));
}
