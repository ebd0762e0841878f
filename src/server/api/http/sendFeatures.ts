// GET /api/features.csv and /api/features.json: all features that match a query, with all or
// selected columns. Takes the same query, sort and audience as the feature list, which links here;
// unlike the list, an export isn't paginated.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import { parseLinePercent } from '@/domain/preferences';
import { isAway, isRefusal, Refusal } from '@/domain/Refusal';
import { today } from '@/domain/today';
import { type CsvValue, writeCsvRow } from '@/domain/writeCsvRow';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { findOwnAudiences } from '@/server/model/audiences/ownAudiences';
import { selectFeatures } from '@/server/model/features/featureList';
import { type FeatureSort, SORT_COLUMNS } from '@/server/model/features/featureSorting';
import { createContext } from '@/server/model/features/RequestContext';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { log } from '@/server/platform/observe/log';
import { type ColumnValue, getFeatureColumns, toExportedFeature } from './featureColumns';

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
        return sendProblem(response, isAway(error) ? 503 : 400, {
          code: error.code,
          message: error.message,
        });
      // A client that disconnects during the answer is no error.
      if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
      log.error({ err: error }, 'An export failed.');
      if (response.headersSent) return void response.destroy();
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
  const own = await findOwnAudiences(openDatabase, catalogue, asked.get('audience') ?? '');
  const context = createContext(catalogue, { today: today(), own });
  const names = parseColumns(Object.keys(columns), asked.get('columns'));
  const linePercent = parseLine(asked.get('line'));
  const { features, audience, problem } = selectFeatures(context, {
    query: asked.get('q'),
    sort: parseSort(asked.get('sort')),
    audience: asked.get('audience'),
    linePercent,
  });
  if (problem) return sendProblem(response, 400, { code: 'QUERY_INVALID', ...problem });

  const version = [catalogue.version, context.today, audience.key, format, asked.toString()].join(
    '\n',
  );
  const etag = `"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`;
  const sources = catalogue.packages.map(({ name, version: of }) => `${name}@${of}`);
  response.setHeader('ETag', etag);
  response.setHeader('Cache-Control', `${own.size > 0 ? 'private' : 'public'}, no-cache`);
  response.setHeader('X-Data-Versions', sources.join(', '));
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': TYPES[format],
    'Content-Disposition': `attachment; filename="features.${format}"`,
  });
  if (request.method === 'HEAD') return void response.end();
  const toRow = (feature: Feature): Row => {
    const exported = toExportedFeature(context, feature, { audience, linePercent });
    return names.map((name) => columns[name]!(exported));
  };
  const head = { asOf: context.today, audience: audience.key, linePercent, data: sources };
  const parts =
    format === 'csv' ? csvParts(names, features, toRow) : jsonParts(head, names, features, toRow);
  await pipeline(Readable.from(inTurns(parts)), response);
}

type Row = readonly ColumnValue[];

function* csvParts(
  names: readonly string[],
  features: readonly Feature[],
  toRow: (feature: Feature) => Row,
): Generator<string> {
  yield writeCsvRow(names);
  for (const feature of features) yield writeCsvRow(toRow(feature).map(csvValue));
}

function* jsonParts(
  head: object,
  names: readonly string[],
  features: readonly Feature[],
  toRow: (feature: Feature) => Row,
): Generator<string> {
  let before = `${JSON.stringify(head).slice(0, -1)},"features":[`;
  for (const feature of features) {
    const row = toRow(feature);
    yield (
      before +
      JSON.stringify(Object.fromEntries(names.map((name, index) => [name, row[index] ?? null])))
    );
    before = ',';
  }
  yield before === ',' ? ']}' : `${before}]}`;
}

/** Rows made in one turn of the event loop: some milliseconds. */
const ROWS_IN_A_TURN = 50;

/**
 * Between turns other requests are answered, and nothing is made before the client has taken what
 * was.
 */
async function* inTurns(parts: Iterable<string>): AsyncGenerator<string> {
  let rows: string[] = [];
  for (const part of parts) {
    rows.push(part);
    if (rows.length < ROWS_IN_A_TURN) continue;
    yield rows.join('');
    rows = [];
    await setImmediate();
  }
  yield rows.join('');
}

/** A third of an export, and the addresses of pages about its keys: only for those who ask for it. */
const LONGEST = 'mdn_urls';

/** @throws Refusal for an unknown or repeated column */
function parseColumns(all: readonly string[], asked: string | null): readonly string[] {
  if (!asked) return all.filter((name) => name !== LONGEST);
  const names = asked.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !all.includes(name));
  const repeated = names.find((name, index) => names.indexOf(name) < index);
  if (unknown === undefined && repeated === undefined) return names;
  if (unknown === undefined)
    throw new Refusal('ARGUMENT_INVALID', `The column “${repeated}” is asked for twice.`);
  throw new Refusal(
    'ARGUMENT_INVALID',
    `There is no column “${unknown.slice(0, 60)}”. The columns are ${all.join(', ')}.`,
  );
}

/** @throws Refusal for a line that is not a percentage */
function parseLine(asked: string | null): number {
  const linePercent = asked ? parseLinePercent(asked) : DEFAULT_LINE_PERCENT;
  if (linePercent !== undefined) return linePercent;
  throw new Refusal(
    'ARGUMENT_INVALID',
    `The line “${asked!.slice(0, 60)}” must be a percentage above 0 and at most 100.`,
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
