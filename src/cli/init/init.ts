// plimsoll init: a project's configuration, its CI file and what its agents read. It shows a diff
// first, writes only what is absent or ours, and a second run changes nothing.
import { createTwoFilesPatch } from 'diff';
import type { CliWorld } from '@/cli/CliWorld';
import { EXIT, type ExitCode } from '@/cli/ExitCode';
import { replaceFiles } from '@/cli/sync/replaceFiles';
import { nextSteps } from './nextSteps';
import { type PlanFlags, planInit, type PlannedFile } from './planInit';

export interface InitFlags extends PlanFlags {
  readonly yes?: boolean;
}

export async function init(world: CliWorld, flags: InitFlags): Promise<ExitCode> {
  const planned = await planInit(world, flags);
  const changed = planned.filter(({ before, after }) => before !== after);
  if (changed.length === 0) world.out('Everything is set up; nothing to write.\n');
  else if (flags.yes) {
    replaceFiles(changed.map(({ name, path, after }) => ({ name, path, text: after })));
    world.out(
      changed
        .map(({ name, before }) => `${before === undefined ? 'created' : 'updated'} ${name}\n`)
        .join(''),
    );
  } else {
    world.out(changed.map(toPatch).join('\n'));
    world.out('\nNothing is written yet. Run npx plimsoll init --yes to write this.\n');
    return EXIT.good;
  }
  world.out(nextSteps(world.cwd));
  return EXIT.good;
}

function toPatch({ name, before, after }: PlannedFile): string {
  return createTwoFilesPatch(
    before === undefined ? '/dev/null' : name,
    name,
    before ?? '',
    after,
    '',
    '',
  );
}
