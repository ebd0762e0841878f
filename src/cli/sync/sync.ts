// plimsoll sync: the policy in every file that plimsoll.config.json names. Nothing is written until
// every file is known to be allowed.
import { createTwoFilesPatch } from 'diff';
import { openAnswers } from '@/cli/answers/openAnswers';
import type { CliWorld } from '@/cli/CliWorld';
import { CONFIG_NAME } from '@/cli/config/findConfig';
import { readTerms, type TermsFlags } from '@/cli/config/Terms';
import { CliProblem, EXIT, type ExitCode } from '@/cli/ExitCode';
import { askPolicy, parsePolicy, type PolicyFacts } from '@/cli/parsePolicy';
import { floorMoves } from './floorMoves';
import { hashIn, mergeFile } from './mergeFile';
import { readFormat } from './readFormat';
import { readOwn } from './readOwn';
import { replaceFiles } from './replaceFiles';

export interface SyncFlags extends TermsFlags {
  readonly check?: boolean;
}

interface Planned {
  readonly name: string;
  readonly path: string;
  readonly format: string;
  readonly before: string | undefined;
  readonly after: string;
}

export async function sync(world: CliWorld, flags: SyncFlags): Promise<ExitCode> {
  const { terms, found } = await readTerms(world, flags);
  if (!found || Object.keys(found.config.files).length === 0)
    throw new CliProblem(
      EXIT.usage,
      `${found ? `${found.file} names no files` : `There is no ${CONFIG_NAME} here or above`}. Say what to write: { "files": { ".browserslistrc": "browserslistrc", "AGENTS.md": "agents.md" } }.`,
    );
  const answers = await openAnswers(world, terms.server);
  const policy = await askPolicy(answers, terms);
  const planned: Planned[] = [];
  for (const [given, format] of Object.entries(found.config.files)) {
    const { text: before, ...file } = readOwn(found.root, given);
    if (file.path === found.path)
      throw new CliProblem(
        EXIT.usage,
        `"files" names ${file.name}, which is the configuration itself. Give another path.`,
      );
    if (planned.some(({ path }) => path === file.path))
      throw new CliProblem(EXIT.usage, `"files" names ${file.name} twice. Remove one of them.`);
    const content = await readFormat(answers, terms, format);
    const after = mergeFile({ name: file.name, format, before, content, hash: policy.hash });
    planned.push({ ...file, format, before, after });
  }
  refuseTwoLists(planned);
  const behind = planned.filter(({ before, after }) => before !== after);
  if (flags.check) return check(world, behind, policy);
  replaceFiles(behind.map(({ name, path, after }) => ({ name, path, text: after })));
  world.out(summarize(planned, policy));
  return EXIT.good;
}

/** Browserslist stops where a folder has its queries twice. */
function refuseTwoLists(planned: readonly Planned[]): void {
  const getFolder = ({ name }: Planned) => name.slice(0, name.lastIndexOf('/') + 1);
  const lists = planned.filter(
    ({ name, format }) => format === 'browserslist' || name.endsWith('.browserslistrc'),
  );
  const second = lists.find((file, at) =>
    lists.slice(0, at).some((other) => getFolder(other) === getFolder(file)),
  );
  if (second)
    throw new CliProblem(
      EXIT.usage,
      `"files" has both a .browserslistrc and "browserslist" of a package.json in one folder, which Browserslist refuses. Remove ${second.name}.`,
    );
}

function check({ out }: CliWorld, behind: readonly Planned[], { hash }: PolicyFacts): ExitCode {
  if (behind.length === 0) {
    out(`In step with policy ${hash}.\n`);
    return EXIT.good;
  }
  for (const { name, before, after } of behind)
    out(
      createTwoFilesPatch(
        name,
        name,
        before ?? '',
        after,
        before === undefined ? 'absent' : (hashIn(before) ?? ''),
        hash,
      ),
    );
  const names = behind.map(({ name, before }) => `${name} (${hashIn(before) ?? 'none'})`);
  out(`Behind policy ${hash}: ${names.join(', ')}. Run plimsoll sync.\n`);
  return EXIT.not;
}

function summarize(planned: readonly Planned[], policy: PolicyFacts): string {
  const known = planned.map(({ before }) => hashIn(before)).find((hash) => hash !== undefined);
  const old = planned.map(oldPolicy).find((before) => before !== undefined);
  const moves = old === undefined ? [] : floorMoves(old, policy);
  return [
    known === undefined || known === policy.hash
      ? `Policy ${policy.hash}`
      : `Policy ${known} → ${policy.hash}`,
    ...planned.map((file) => `- ${file.name}: ${outcome(file)}`),
    ...(moves.length > 0 ? ['', 'Minimum versions:', ...moves] : []),
    '',
  ].join('\n');
}

/** Undefined for other files, and for a policy that is damaged. */
function oldPolicy({ format, before }: Planned): PolicyFacts | undefined {
  return format === 'policy.json' && before !== undefined ? parsePolicy(before) : undefined;
}

function outcome(file: Planned): string {
  const { format, before, after } = file;
  if (before === undefined) return 'created';
  if (format === 'policy.json' && !oldPolicy(file))
    return 'overwritten; it was damaged, so we can’t tell which minimum versions changed';
  return before === after ? 'unchanged' : 'updated';
}
