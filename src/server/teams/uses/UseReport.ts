// A program says what its code uses: keys of the compat data, counts, and which files hold them. No
// name of a file comes with it, and any other member is refused.
// Ruled by docs/decisions/0064-use-reports.md.
import * as z from 'zod';
import { invalid } from '@/server/teams/workspaces/checkText';

/** Bounds of one report. */
export const REPORT_LIMITS = {
  bytes: 1_000_000,
  files: 20_000,
  keys: 5_000,
  count: 1_000_000,
} as const;

const use = z.strictObject({
  key: z.string().min(1).max(200),
  count: z.int().min(1).max(REPORT_LIMITS.count),
  /** Positions in the report’s own files. */
  files: z.array(z.int().min(0)).min(1).max(REPORT_LIMITS.files),
});

const report = z.strictObject({
  repository: z
    .string()
    .max(120)
    .regex(/^[\w.-]+(?:\/[\w.-]+)*$/, 'names are of a–z, 0–9, “.”, “_” and “-”, with “/” between'),
  /** Hashes that mean nothing outside of this report. */
  files: z
    .array(z.string().regex(/^[\da-f]{16}$/, 'a file is 16 characters of 0–9 and a–f'))
    .max(REPORT_LIMITS.files),
  uses: z.array(use).max(REPORT_LIMITS.keys),
});

export type UseReport = z.infer<typeof report>;

/** @throws Refusal TEXT_INVALID, with the first place that is wrong */
export function parseUseReport(text: string): UseReport {
  const { success, data, error } = report.safeParse(parseJson(text));
  if (success) return checkPlaces(data);
  const issue = error.issues[0]!;
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const place = [...issue.path, ...unknown].join('.').slice(0, 100);
  throw refuse(place, unknown.length > 0 ? 'a report has no such member' : issue.message);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('report', 'The report is not JSON.');
  }
}

/** Each file, key and position once; a position leads to a file, and a count covers its files. */
function checkPlaces(data: UseReport): UseReport {
  const { files, uses } = data;
  if (new Set(files).size < files.length) throw refuse('files', 'it names a file twice');
  const keys = new Set<string>();
  for (const [at, { key, count, files: positions }] of uses.entries()) {
    if (keys.has(key)) throw refuse(`uses.${at}.key`, 'it names a key twice');
    keys.add(key);
    const stray = positions.findIndex((position) => position >= files.length);
    if (stray >= 0) throw refuse(`uses.${at}.files.${stray}`, 'it leads to no file');
    if (new Set(positions).size < positions.length)
      throw refuse(`uses.${at}.files`, 'it names a file twice');
    if (count < positions.length)
      throw refuse(`uses.${at}.count`, 'it is smaller than the number of files');
  }
  return data;
}

const refuse = (place: string, sentence: string) =>
  invalid(
    'report',
    `The report is not as it should be${place === '' ? '' : ` at ${place}`}: ${sentence}.`,
  );
