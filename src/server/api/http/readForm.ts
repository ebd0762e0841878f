import type { IncomingMessage } from 'node:http';
import { Refusal } from '@/domain/Refusal';
import { BodyRefusal, readBody } from './readBody';

const MAX_BYTES = 20_000;

/** The fields of a form, sent as a form or as JSON. @throws Refusal ARGUMENT_INVALID */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  const text = (await readBody(request, MAX_BYTES).catch(toRefusal)).toString();
  if (type === 'application/x-www-form-urlencoded') return new URLSearchParams(text);
  if (type !== 'application/json') throw unreadable();
  try {
    const fields = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    );
  } catch {
    throw unreadable();
  }
}

const unreadable = (): Refusal =>
  new Refusal('ARGUMENT_INVALID', 'This form cannot be read. Send it from its page.');

function toRefusal(cause: unknown): never {
  throw cause instanceof BodyRefusal ? unreadable() : cause;
}
