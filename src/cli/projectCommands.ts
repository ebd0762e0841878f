// Commands about a project as a whole: setting it up, and what is left to do in it.
import type { Command } from 'commander';
import type { CliWorld } from './CliWorld';
import type { TermsFlags } from './config/Terms';
import type { FixFlags } from './fix/fix';
import type { InitFlags } from './init/init';
import { type Finish, list, withOwnTerms, withTerms } from './termsOptions';
import type { TodoFlags } from './todo/todo';

export function addProjectCommands(program: Command, world: CliWorld, finish: Finish): void {
  withOwnTerms(program.command('init'))
    .description('set a project up: show what would be written, and write it with --yes')
    .option('--yes', 'write it')
    .option('--agents', 'also what tells agents the policy: AGENTS.md and a skill')
    .action(async (flags: InitFlags) => {
      const { init } = await import('./init/init');
      finish(await init(world, flags));
    });
  withTerms(program.command('why'))
    .description(
      'say whose code breaks in a browser version: packages and your own, the dearest first',
    )
    .argument('<version>', 'such as "safari 16"')
    .argument('[paths...]', 'a bundle with source maps, or sources; by default as scan')
    .option('--json', 'write JSON')
    .action(async (version: string, paths: readonly string[], flags: TermsFlags) => {
      const { why } = await import('./packages/why');
      finish(await why(world, version, paths, flags));
    });
  withTerms(program.command('fix'))
    .description('put code that fails a scan inside feature tests: show a patch, or write it')
    .argument('[paths...]', 'files and folders; by default as scan')
    .option('--write', 'write it')
    .option('--only <name>', 'a key or feature to test for; repeatable', list)
    .option('--ignore <pattern>', 'files to leave out, as in .gitignore; repeatable', list)
    .option('--all-code', 'also code of servers, tests and builds')
    .option('--quiet', 'write no progress')
    .action(async (paths: readonly string[], flags: FixFlags) => {
      const { fix } = await import('./fix/fix');
      finish(await fix(world, paths, flags));
    });
  withTerms(program.command('todo'))
    .description('list TODO(baseline/<id>) and TODO(plimsoll/<key>), and which are due')
    .option('--check', 'exit with 1 if one is due, or names nothing')
    .option('--open', 'open, update and close an issue for each that is due, in a CI job')
    .option('--json', 'write JSON')
    .action(async (flags: TodoFlags) => {
      const { todo } = await import('./todo/todo');
      finish(await todo(world, flags));
    });
}
