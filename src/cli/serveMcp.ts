// plimsoll mcp: the tools of a server's /mcp over standard input and output, from the packaged
// data. The decisions of a repository apply, as those of a team do on a server.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcp } from '@/server/api/mcp/createMcp';
import type { McpTeam } from '@/server/api/mcp/McpTeam';
import { createCodeReader } from '@/server/model/scan/readCode';
import { OWN_AUDIENCE } from './answers/embeddedAnswers';
import { readPackagedCatalogue } from './answers/packagedData';
import type { CliWorld } from './CliWorld';
import { readDecidedTerms } from './config/readDecidedTerms';
import type { TermsFlags } from './config/Terms';
import { CliProblem, EXIT } from './ExitCode';
import { openPackagedScanner } from './scan/openPackagedScanner';

/** Ends with the client's side of standard input. */
export async function serveMcp(world: CliWorld, flags: TermsFlags): Promise<void> {
  const { dataFolder, err } = world;
  const team = await readTeam(world, flags);
  const served = {
    catalogue: readPackagedCatalogue(dataFolder),
    origin: '',
    readCode: createCodeReader(() => openPackagedScanner(dataFolder)),
    onFault: (error: unknown) => err(`${String(error)}\n`),
    team,
  };
  const ended = new Promise((resolve) => process.stdin.once('end', resolve));
  serveStdio(() => createMcp(served, world.version));
  await ended;
}

/** Undefined if nothing is configured. */
async function readTeam(world: CliWorld, flags: TermsFlags): Promise<McpTeam | undefined> {
  const { terms, found } = await readDecidedTerms(world, flags);
  const { audience, line, adopt, decline, rule, floors, server } = terms;
  if (OWN_AUDIENCE.test(audience))
    throw new CliProblem(
      EXIT.usage,
      `Only its server knows the audience “${audience.trim()}”. Let agents ask ${server ?? 'that server'}/mcp instead.`,
    );
  const isAsked = flags.audience !== undefined || flags.line !== undefined;
  if (!found && !isAsked) return undefined;
  const decided = (slugs: readonly string[], state: 'ADOPTED' | 'DECLINED') =>
    slugs.map((slug) => [`feature:${slug}`, { state, fallback: null }] as const);
  return {
    name: found?.file ?? 'this repository',
    audience,
    line,
    adopt,
    decline,
    rule: rule === 'gain' ? 'GAIN' : 'AGE',
    floors,
    decisions: new Map([...decided(adopt, 'ADOPTED'), ...decided(decline, 'DECLINED')]),
  };
}
