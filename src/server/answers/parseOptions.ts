// The parameters several kinds of answer share. What an address leaves out is the default and never
// the asker's cookie: an answer that travels is the same for everyone.
import { type Audience, DEFAULT_AUDIENCE_KEY, DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import { linePercentOf } from '@/domain/preferences';
import { findAudience } from '@/server/features/RequestContext';
import { AnswerProblem, type Asked } from './Answer';

/** Throws `Refusal('AUDIENCE_INVALID')`. */
export function parseAudience({ catalogue, search, own }: Asked): Audience {
  return findAudience(catalogue, search.get('audience') || DEFAULT_AUDIENCE_KEY, own);
}

export function parseLine(search: URLSearchParams): number {
  const text = search.get('line');
  const percent = text ? linePercentOf(text) : DEFAULT_LINE_PERCENT;
  if (percent === undefined)
    throw new AnswerProblem(
      400,
      'ARGUMENT_INVALID',
      `The line “${excerpt(text!)}” must be a percentage above 0 and at most 100.`,
    );
  return percent;
}

/** `auto` follows the device of whoever looks at it. */
export type AnswerTheme = 'auto' | 'light' | 'dark';

export function parseTheme(search: URLSearchParams): AnswerTheme {
  const theme = search.get('theme') || 'auto';
  if (theme === 'auto' || theme === 'light' || theme === 'dark') return theme;
  throw new AnswerProblem(
    400,
    'ARGUMENT_INVALID',
    `There is no theme “${excerpt(theme)}”. Themes are auto, light and dark.`,
  );
}

/** What somebody typed, short enough to be told back. */
export function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** An address with the parameters that are not the default, as a link in an answer has it. */
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
