// The commands and their flags. Each command's code loads when it runs, so that a command starts
// without the parsers of the others.
// Ruled by docs/decisions/0029-command-line.md.
import { Argument, Command, Option } from 'commander';
import { POLICY_FORMATS } from '@/server/model/policy/policyFormats.data';
import type { CliWorld } from './CliWorld';
import type { TermsFlags } from './config/Terms';
import { EXIT, type ExitCode } from './ExitCode';
import { addProjectCommands } from './projectCommands';
import { replaceControlsInLines } from './replaceControls';
import { SCAN_FORMATS } from './scan/formats.data';
import { EXITS, type Finish, list, withOwnTerms, withTerms } from './termsOptions';

/** @param finish is handed what the command ends with */
export function createProgram(world: CliWorld, finish: (code: ExitCode) => void): Command {
  const program = new Command('plimsoll')
    .description('Can we ship this web-platform feature? Answered for your own audience.')
    .version(world.version)
    .addHelpText('after', EXITS)
    .showHelpAfterError('Run plimsoll --help for the commands and their flags.')
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => world.out(text),
      writeErr: (text) => world.err(replaceControlsInLines(text)),
      getOutHasColors: () => false,
    });
  addProjectCommands(program, world, finish);
  addCan(program, world, finish);
  addPolicy(program, world, finish);
  addSync(program, world, finish);
  addScan(program, world, finish);
  addAudience(program, world, finish);
  addServers(program, world, finish);
  addBeacon(program, world, finish);
  addCompletions(program, world, finish);
  return program;
}

function addCan(program: Command, world: CliWorld, finish: Finish): void {
  withTerms(program.command('can'))
    .description('say whether features are above the line, one line each')
    .argument('<subject...>', 'web-features ids, compat keys, or snippets such as ":has()"')
    .option('--json', 'write JSON')
    .action(async (subjects: readonly string[], flags: TermsFlags) => {
      const { can } = await import('./can');
      finish(await can(world, subjects, flags));
    });
}

function addPolicy(program: Command, world: CliWorld, finish: Finish): void {
  withTerms(program.command('policy'))
    .description('print the support policy')
    .addOption(new Option('--json', 'write JSON').conflicts('file'))
    .addOption(
      new Option(
        '--file <format>',
        'write one tool’s own format, such as browserslistrc or eslint.json',
      ).choices(POLICY_FORMATS),
    )
    .action(async (flags: TermsFlags) => {
      const { policy } = await import('./policy');
      finish(await policy(world, flags));
    });
}

function addSync(program: Command, world: CliWorld, finish: Finish): void {
  withTerms(program.command('sync'))
    .description('write the policy into the files that plimsoll.config.json names')
    .option('--check', 'write nothing; exit with 1 and a diff if a file is behind')
    .action(async (flags: TermsFlags) => {
      const { sync } = await import('./sync/sync');
      finish(await sync(world, flags));
    });
}

function addAudience(program: Command, world: CliWorld, finish: Finish): void {
  withTerms(program.command('audience'))
    .description('print which browsers an audience uses')
    .argument('[key]', 'by default the audience of the configuration, else world')
    .option('--json', 'write JSON')
    .action(async (key: string | undefined, flags: TermsFlags) => {
      const { audience } = await import('./audience');
      finish(await audience(world, key, flags));
    });
}

function addBeacon(program: Command, world: CliWorld, finish: Finish): void {
  program
    .command('beacon')
    .description('write the script that measures what a site’s visitors can use')
    .argument('<address>', 'of the site’s audience, as its page shows it: https://…/m/…')
    .addHelpText('after', EXITS)
    .action(async (address: string) => {
      const { beacon } = await import('./beacon');
      finish(beacon(world, address));
    });
}

function addCompletions(program: Command, world: CliWorld, finish: Finish): void {
  program
    .command('completions')
    .description('print shell completions')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .action(async (shell: 'bash' | 'zsh' | 'fish') => {
      const { writeCompletions } = await import('./completions/writeCompletions');
      const { knownWords } = await import('./completions/knownWords');
      world.out(writeCompletions(program, shell, knownWords(world.dataFolder)));
      finish(EXIT.good);
    });
}

function addScan(program: Command, world: CliWorld, finish: Finish): void {
  const command = withTerms(program.command('scan'))
    .description('find what code uses, and how many people it won’t work for')
    .argument(
      '[paths...]',
      'files and folders; by default those of the configuration, else this folder',
    )
    .option(
      '--format <list>',
      `${SCAN_FORMATS.join(', ')}; name=file writes several at once`,
      'pretty',
    )
    .option('--all', 'list every use in json, not only what fails or is warned of');
  addAcceptance(command);
  addReading(command);
  command
    .option('--explain <what>', 'explain a feature, a key, a file, or a place such as src/a.css:3')
    .option('--list-keys', 'list the keys that are used, and nothing else')
    .option('--retire', 'list fallbacks that are no longer needed, with their bytes')
    .option('--packages', 'say which packages break in which browsers, and the first line to blame')
    .option('--quiet', 'write no progress')
    .action(async (paths: readonly string[], flags: TermsFlags) => {
      const { scan } = await import('./scan/scan');
      finish(await scan(world, paths, flags));
    });
}

/** Flags that ask about code, and judge nothing. */
const QUESTIONS = ['explain', 'listKeys', 'retire', 'packages'];

/** Flags that decide whether a scan fails, and who learns of it. */
function addAcceptance(scan: Command): void {
  scan
    .option('--accept', 'accept the uses that fail now')
    .option('--reason <text>', 'why they are accepted')
    .option('--prune', 'forget accepted uses that are gone')
    .option('--accepted <file>', 'the file with accepted uses')
    .option('--since <ref>', 'only files changed since a git revision can fail')
    .option(
      '--degrade-line <percent>',
      'also fail below this share that gets it without anything skipped',
    )
    .option('--comment', 'write one comment on the pull request of this CI job, and update it')
    .addOption(
      new Option(
        '--report <workspace/project>',
        'send which features the code uses to the page of a project, without code',
      ).conflicts(['accept', 'prune', 'staged', 'stdinFilename', ...QUESTIONS]),
    )
    .option('--strict', 'exit with 3 if a file or a part of one cannot be read')
    .option(
      '--polyfill <name>',
      'a key or feature that the project brings itself; repeatable',
      list,
    );
}

/** Flags that decide which files are read, and how. */
function addReading(scan: Command): void {
  scan
    .option('--stdin-filename <path>', 'read standard input, as a file of this name')
    .option('--workspaces', 'scan what each configuration below this folder names')
    .option('--staged', 'read what git has staged, not the files as they are')
    .option('--ignore-unknown', 'end with 0 if no path can be scanned')
    .option('--ignore <pattern>', 'files to leave out, as in .gitignore; repeatable', list)
    .option('--all-code', 'read code of servers, tests and builds, too')
    .option('--types [tsconfig]', 'ask the project’s own TypeScript for types')
    .option('--no-source-maps', 'name places in the build only')
    .option('--max-file-mb <n>', 'skip larger files', '20')
    .option('--max-files <n>', 'skip what comes after so many files', '20000')
    .option(
      '--time-per-file <seconds>',
      'stop reading a file after so long, or so long for each megabyte',
      '10',
    )
    .option('--threads <n>', 'how many scan at once; by default one a core')
    .addOption(
      new Option('--third-party <choice>', 'code of dependencies and of other sites')
        .choices(['report', 'skip'])
        .default('report'),
    );
}

/** Editors' libraries and recipes pass it; there is no other way to talk. */
function stdioOption(): Option {
  return new Option('--stdio', 'talk over standard input and output, as both do anyway');
}

function addServers(program: Command, world: CliWorld, finish: Finish): void {
  withOwnTerms(program.command('mcp'))
    .description('start an MCP server for agents on this machine')
    .addOption(stdioOption())
    .action(async (flags: TermsFlags) => {
      const { serveMcp } = await import('./serveMcp');
      await serveMcp(world, flags);
      finish(EXIT.good);
    });
  program
    .command('lsp')
    .description('start a language server for editors')
    .addOption(stdioOption())
    // VS Code's library passes it by itself; the library of the server reads it.
    .option('--clientProcessId <id>', 'end when this process has ended')
    .action(async () => {
      const { serveLsp } = await import('./lsp/serveLsp');
      await serveLsp(world);
      finish(EXIT.good);
    });
}
