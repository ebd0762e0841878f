// POST /audience: saves an audience and line for every page, as the dialog does with scripts. The
// fields are `audience`, `line` and `from`, the page to go back to.
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  AUDIENCE_COOKIE,
  LINE_COOKIE,
  parseLinePercent,
  preferenceCookie,
} from '@/domain/preferences';
import { isRefusal } from '@/domain/Refusal';
import { keepAudienceHref } from '@/domain/routes/audiences';
import { href } from '@/domain/routes/href';
import { addressWith, parseOwnAddress } from '@/domain/routes/ownAddress';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { findOwnAudiences } from '@/server/model/audiences/ownAudiences';
import { findAudience } from '@/server/model/features/RequestContext';
import { config } from '@/server/platform/config/config';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { isOwnOrigin } from './isOwnOrigin';
import { BodyRefusal, readBody } from './readBody';

/** The longest audience key and the longest address, escaped. */
const MAX_BODY_BYTES = 16_384;

export const keepsAudience = ({ url, method }: IncomingMessage): boolean =>
  url === keepAudienceHref() && method === 'POST';

export async function keepAudience(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  // Another site's form must not change what a reader chose here.
  if (!isOwnOrigin(request)) return end(response, 403);
  const body = await readBody(request, MAX_BODY_BYTES).catch((cause: unknown) => cause);
  if (!Buffer.isBuffer(body))
    return end(
      response.setHeader('Connection', 'close'),
      body instanceof BodyRefusal ? body.status : 400,
    );
  const fields = new URLSearchParams(body.toString('utf8'));
  const audience = fields.get('audience') ?? '';
  const from = parseOwnAddress(fields.get('from') ?? undefined) ?? href.home();
  const line = parseLinePercent(fields.get('line') ?? undefined);
  // The page of audiences says what is wrong with a key, and keeps it in its field.
  if (!(await isKnown(audience)))
    return redirect(response, href.audiences({ audience, from: from === '/' ? undefined : from }));
  response.setHeader('Set-Cookie', [
    toCookie(AUDIENCE_COOKIE, audience),
    ...(line === undefined ? [] : [toCookie(LINE_COOKIE, String(line))]),
  ]);
  redirect(response, addressWith(from, { audience: undefined, line: undefined }));
}

async function isKnown(key: string): Promise<boolean> {
  if (key === '') return false;
  const catalogue = loadCatalogue();
  try {
    findAudience(catalogue, key, await findOwnAudiences(openDatabase, catalogue, key));
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

function toCookie(name: string, value: string): string {
  return preferenceCookie(name, value, new URL(config().baseUrl));
}

function redirect(response: ServerResponse, address: string): void {
  end(response.setHeader('Location', address), 303);
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Length': '0' }).end();
}
