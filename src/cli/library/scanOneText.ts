import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { findUpwards } from '@/cli/config/findConfig';
import { offerFixes } from '@/cli/lsp/offerFixes';
import { openLspProject } from '@/cli/lsp/openLspProject';
import { type DocumentScan, type LspProject, scanDocument } from '@/cli/lsp/scanDocument';
import type { FoundUse } from '@/cli/scan/FoundUse';
import { openGivenMap } from '@/cli/scan/openSourceMap';
import type { ScanFinding } from '@/cli/scan/ScanOutcome';
import type { TextFinding, TextOptions, TextReport } from './apiTypes';
import { libraryWorld, toFlags } from './libraryWorld';

/** A linter asks for one file after another; what a folder is judged by is read once. */
const projects = new Map<string, Promise<LspProject>>();

export async function scanOneText(
  text: string,
  options: TextOptions,
): Promise<TextReport | undefined> {
  const path = resolve(options.cwd ?? '', options.path);
  const project = await openProject(dirname(path), options);
  const scan = await scanDocument(project, path, options.languageId ?? '', text);
  if (!scan) return undefined;
  const { unreadParts, wrongComments, problem } = scan.result;
  const { name: file } = scan.file;
  const findings: TextFinding[] = [];
  for (const finding of scan.findings)
    findings.push(await toTextFinding(scan, finding, options.fixes ?? false));
  const findOriginal =
    options.map === undefined ? undefined : openGivenMap(options.map, path, project.root);
  const { line = 1, column = 1, message = '' } = problem ?? {};
  return {
    findings: findings.map((finding) => {
      const original = findOriginal?.(finding.line, finding.column);
      return original ? { ...finding, original } : finding;
    }),
    problems: [
      ...unreadParts.map((part) => ({ file, ...part })),
      ...wrongComments,
      ...(problem ? [{ file, line, column, message }] : []),
    ],
    uses: scan.uses.map(({ key, ...place }) => ({ key, ...toPlace(place) })),
  };
}

async function openProject(folder: string, options: TextOptions): Promise<LspProject> {
  const flags = toFlags(options);
  const config = options.config ?? findUpwards(folder);
  // Without a configuration, names of files begin where the program was started.
  const root = config === undefined ? resolve(options.cwd ?? '') : folder;
  const name = JSON.stringify([config ?? root, flags, config && lastChange(config)]);
  let project = projects.get(name);
  if (!project) {
    project = openWithTypes(libraryWorld(options), root, flags);
    projects.set(name, project);
    project.catch(() => projects.delete(name));
  }
  return project;
}

async function openWithTypes(...given: Parameters<typeof openLspProject>): Promise<LspProject> {
  const project = await openLspProject(...given);
  await project.types.read();
  return project;
}

/** An editor's linter outlives changes of a configuration. */
const lastChange = (path: string): number | undefined =>
  statSync(path, { throwIfNoEntry: false })?.mtimeMs;

async function toTextFinding(
  scan: DocumentScan,
  { use, level, cause, usableShare, message }: ScanFinding,
  hasFixes: boolean,
): Promise<TextFinding> {
  const { text } = scan.file;
  const top = text.split('\n', use.line - 1).join('\n').length + Number(use.line > 1);
  return {
    ...toPlace(use),
    endColumn: use.endColumn,
    ...{ key: use.key, feature: use.feature, level, cause, usableShare, message },
    start: top + use.column - 1,
    end: top + use.endColumn - 1,
    page: scan.pagesOf(use.key)[0]?.url,
    fixes: hasFixes ? await offerFixes(scan, use) : [],
  };
}

function toPlace({ file, line, column }: Pick<FoundUse, 'file' | 'line' | 'column'>) {
  return { file, line, column };
}
