import { parseLinePercent } from '@/domain/preferences';

/** The other policy’s line as typed, if it is no line; left empty, it is this policy’s own. */
export function wrongLine(typed: string | readonly string[] | undefined): string | undefined {
  const text = [typed].flat()[0]?.trim();
  return text && parseLinePercent(text) === undefined ? text : undefined;
}
