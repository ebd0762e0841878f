// The files that a project gets, each as it is and as it will be.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openAnswers } from '@/cli/answers/openAnswers';
import type { CliWorld } from '@/cli/CliWorld';
import { CONFIG_NAME } from '@/cli/config/findConfig';
import { readTerms, type Terms, type TermsFlags } from '@/cli/config/Terms';
import { askPolicy } from '@/cli/parsePolicy';
import { mergeFile } from '@/cli/sync/mergeFile';
import { readFormat } from '@/cli/sync/readFormat';
import { type OwnFile, readOwn } from '@/cli/sync/readOwn';
import { setInJson } from '@/cli/sync/setInJson';
import { SKILL_TEXT } from './skillText.data';

export interface PlanFlags extends TermsFlags {
  readonly agents?: boolean;
}

export interface PlannedFile {
  readonly name: string;
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string;
}

/** Files that agents of one maker read, kept in step where they are. */
const AGENT_FILES = [
  'CLAUDE.md',
  'GEMINI.md',
  '.cursorrules',
  '.windsurfrules',
  '.github/copilot-instructions.md',
];

/** @throws CliProblem if a file is there that is not ours */
export async function planInit(world: CliWorld, flags: PlanFlags): Promise<readonly PlannedFile[]> {
  const { terms, found } = await readTerms(world, flags);
  const root = found?.root ?? world.cwd;
  const agentFiles = flags.agents
    ? ['AGENTS.md', ...AGENT_FILES.filter((name) => existsSync(join(root, name)))]
    : [];
  const config = readOwn(root, CONFIG_NAME);
  return [
    { ...config, before: config.text, after: writeConfig(root, config, terms, agentFiles) },
    ...planScript(readOwn(root, 'package.json')),
    ...planWorkflow(root, world.version),
    ...(flags.agents ? await planAgents(world, root, terms, agentFiles) : []),
  ].map(({ name, path, before, after }) => ({ name, path, before, after }));
}

const SCHEMA = 'node_modules/plimsoll/plimsoll.config.schema.json';

/** One that is there keeps every line; only files for agents are added. */
function writeConfig(
  root: string,
  { text }: OwnFile,
  { audience, line, server }: Terms,
  agentFiles: readonly string[],
): string {
  const fresh = {
    ...(existsSync(join(root, SCHEMA)) && { $schema: `./${SCHEMA}` }),
    ...(server !== undefined && { server }),
    audience,
    line,
  };
  let after = text ?? `${JSON.stringify(fresh, null, 2)}\n`;
  for (const name of agentFiles) after = setInJson(after, ['files', name], 'agents.md');
  return after;
}

/** A script next to those of the project, unless it has one of this name. */
function planScript({ name, path, text }: OwnFile): readonly PlannedFile[] {
  if (text === undefined) return [];
  try {
    const { scripts } = JSON.parse(text) as { scripts?: Record<string, unknown> };
    if (scripts?.plimsoll !== undefined) return [];
    const after = setInJson(text, ['scripts', 'plimsoll'], 'npx plimsoll scan --strict');
    return [{ name, path, before: text, after }];
  } catch {
    // A file that npm could not read either is not ours to mend.
    return [];
  }
}

function planWorkflow(root: string, version: string): readonly PlannedFile[] {
  if (!existsSync(join(root, '.github'))) return [];
  const { name, path, text } = readOwn(root, '.github/workflows/plimsoll.yml');
  return text === undefined ? [{ name, path, before: text, after: workflow(version) }] : [];
}

const workflow = (version: string): string => `name: plimsoll
on:
  pull_request:
  push:
    branches: [main]
permissions:
  contents: read
jobs:
  scan:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: npx --yes plimsoll@${version} scan --strict --format github
      - run: npx --yes plimsoll@${version} todo --check
`;

async function planAgents(
  world: CliWorld,
  root: string,
  terms: Terms,
  names: readonly string[],
): Promise<readonly PlannedFile[]> {
  const answers = await openAnswers(world, terms.server);
  const { hash } = await askPolicy(answers, terms);
  const content = await readFormat(answers, terms, 'agents.md');
  const blocks = names.map((given) => {
    const { name, path, text: before } = readOwn(root, given);
    return {
      name,
      path,
      before,
      after: mergeFile({ name, format: 'agents.md', before, content, hash }),
    };
  });
  const folders = ['.agents', ...(existsSync(join(root, '.claude')) ? ['.claude'] : [])];
  const skills = folders.flatMap((folder) => {
    const { name, path, text: before } = readOwn(root, `${folder}/skills/plimsoll/SKILL.md`);
    // Another one of this name is the project's own.
    const isOurs = before === undefined || before.startsWith('---\nname: plimsoll\n');
    return isOurs ? [{ name, path, before, after: SKILL_TEXT }] : [];
  });
  return [...blocks, ...skills];
}
