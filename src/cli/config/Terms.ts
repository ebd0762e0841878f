import type { CliWorld } from '@/cli/CliWorld';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { DEFAULT_AUDIENCE_KEY, DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import { parseLinePercent } from '@/domain/preferences';
import { findConfig, type FoundConfig } from './findConfig';

/** The terms of every answer: from flags, else from the configuration, else the defaults. */
export interface Terms {
  readonly server: string | undefined;
  readonly audience: string;
  readonly line: number;
  readonly adopt: readonly string[];
  readonly decline: readonly string[];
  readonly rule: string;
  readonly floors: readonly string[];
}

export interface TermsFlags {
  readonly audience?: string;
  readonly line?: string;
  readonly server?: string;
  readonly config?: string;
}

/** The terms, and the configuration they come from if there is one. */
export async function readTerms(
  world: CliWorld,
  flags: TermsFlags,
): Promise<{ readonly terms: Terms; readonly found: FoundConfig | undefined }> {
  const found = await findConfig(world, flags.config);
  const config = found?.config;
  const { PLIMSOLL_URL } = world.env;
  return {
    found,
    terms: {
      server:
        flags.server === undefined
          ? PLIMSOLL_URL
            ? checkServer('PLIMSOLL_URL', PLIMSOLL_URL)
            : config?.server
          : checkServer('--server', flags.server),
      audience: flags.audience ?? config?.audience ?? DEFAULT_AUDIENCE_KEY,
      line:
        flags.line === undefined ? (config?.line ?? DEFAULT_LINE_PERCENT) : checkLine(flags.line),
      adopt: config?.adopt ?? [],
      decline: config?.decline ?? [],
      rule: config?.rule ?? 'age',
      floors: config?.floors ?? [],
    },
  };
}

function checkLine(text: string): number {
  const percent = parseLinePercent(text);
  if (percent !== undefined) return percent;
  throw new CliProblem(
    EXIT.usage,
    `--line ${text}: a line is a percentage above 0 and at most 100, such as --line 95.`,
  );
}

function checkServer(source: string, text: string): string {
  if (/^https?:\/\/[^/]/.test(text) && URL.canParse(text)) return text;
  throw new CliProblem(
    EXIT.usage,
    `${source} ${text}: a server is an address such as https://plimsoll.example.`,
  );
}

/** The terms as the addresses of a policy take them. */
export function termsToPolicyView(terms: Terms) {
  const { audience, line, adopt, decline, floors } = terms;
  return {
    preferences: { audience, linePercent: line },
    adopt,
    decline,
    rule: terms.rule === 'gain' ? ('GAIN' as const) : ('AGE' as const),
    floors,
  };
}
