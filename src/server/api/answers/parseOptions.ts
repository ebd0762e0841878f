// Parameters shared by several kinds of answers. A missing parameter means the default, never the
// reader's cookie, so everyone gets the same answer.
import { type Audience, DEFAULT_AUDIENCE_KEY, DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import { parseLinePercent } from '@/domain/preferences';
import { findAudience } from '@/server/model/features/RequestContext';
import { AnswerProblem, type AnswerRequest } from './Answer';

/** @throws Refusal AUDIENCE_INVALID */
export function parseAudience({ catalogue, search, own }: AnswerRequest): Audience {
  return findAudience(catalogue, search.get('audience') || DEFAULT_AUDIENCE_KEY, own);
}

export function parseLine(search: URLSearchParams): number {
  const text = search.get('line');
  const percent = text ? parseLinePercent(text) : DEFAULT_LINE_PERCENT;
  if (percent === undefined)
    throw new AnswerProblem(
      400,
      'ARGUMENT_INVALID',
      `The line “${excerpt(text!)}” must be a percentage above 0 and at most 100.`,
    );
  return percent;
}

/** `auto` follows the viewer's color scheme. */
export type AnswerTheme = 'auto' | 'light' | 'dark';

export function parseAnswerTheme(search: URLSearchParams): AnswerTheme {
  const theme = search.get('theme') || 'auto';
  if (theme === 'auto' || theme === 'light' || theme === 'dark') return theme;
  throw new AnswerProblem(
    400,
    'ARGUMENT_INVALID',
    `There is no theme “${excerpt(theme)}”. Themes are auto, light and dark.`,
  );
}

/** Shortens user input for error messages. */
export function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** An absolute URL with the parameters that have a value. */
export function buildAddress(
  asked: { readonly origin: string },
  path: string,
  parameters: Readonly<Record<string, string | undefined>> = {},
): string {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const search = new URLSearchParams(given).toString();
  return `${asked.origin}${path}${search && `?${search}`}`;
}
