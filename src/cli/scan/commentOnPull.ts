import type { CliWorld } from '@/cli/CliWorld';
import type { Comment, Forge } from '@/cli/forge/Forge';
import { openForge } from '@/cli/forge/openForge';
import type { ScanPart } from './formatParts';
import { pullComment } from './pullComment';

const MARK = '<!-- plimsoll-scan -->';
const NOTHING_LEFT = '### Browser support\n\nNothing new is below the line any more.';

/** Anyone may write a comment that begins with the mark, and change it after us. */
async function findOwn(forge: Forge, pull: number): Promise<Comment | undefined> {
  const marked = (await forge.listComments(pull)).filter(({ body }) => body.startsWith(MARK));
  if (marked.length === 0) return undefined;
  const account = await forge.findAccount();
  return marked.find(({ author }) => author === account);
}

/**
 * Writes one comment on the pull request that the job runs for, and renews it; none if there was never
 * anything to say.
 * @throws CliProblem outside of a CI job, or if its host refuses
 */
export async function commentOnPull(world: CliWorld, parts: readonly ScanPart[]): Promise<void> {
  const forge = openForge(world, 'write pull requests');
  const { pull } = forge;
  if (pull === undefined) {
    world.err('This run is for no pull request, so there is no comment.\n');
    return;
  }
  const own = await findOwn(forge, pull);
  const text = pullComment(parts);
  if (text === undefined && !own) return;
  const body = `${MARK}\n${text ?? NOTHING_LEFT}`;
  if (!own) await forge.createComment(pull, body);
  else if (own.body.replaceAll('\r\n', '\n') !== body)
    await forge.updateComment(pull, own.id, body);
}
