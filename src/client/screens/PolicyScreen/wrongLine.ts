import { parseLinePercent } from '@/domain/preferences';

/** The other policy’s line as typed if it isn’t a percentage; an empty one means this policy’s. */
export function wrongLine(typed: string | readonly string[] | undefined): string | undefined {
  const text = [typed].flat()[0]?.trim();
  return text && parseLinePercent(text) === undefined ? text : undefined;
}
