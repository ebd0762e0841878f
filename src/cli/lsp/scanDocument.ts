// One open document → its uses and findings, judged as in a scan.
import { isAbsolute, relative, sep } from 'node:path';
import type { Answers, ScanFacts } from '@/cli/answers/Answers';
import { readPackagedCatalogue } from '@/cli/answers/packagedData';
import type { Terms } from '@/cli/config/Terms';
import { readAcceptedUses } from '@/cli/scan/acceptedUses';
import { askReport } from '@/cli/scan/askReport';
import type { FileResult } from '@/cli/scan/FoundUse';
import { judgeUses } from '@/cli/scan/judgeUses';
import { keyPages } from '@/cli/scan/keyPages';
import { acceptKnown, markUses } from '@/cli/scan/markUses';
import { type KeyFacts, readKeyFacts } from '@/cli/scan/readKeyFacts';
import { readLowering } from '@/cli/scan/readLowering';
import { scanSource } from '@/cli/scan/scanFile';
import type { ScanFinding } from '@/cli/scan/ScanOutcome';
import {
  isSkipReason,
  languageOf,
  type Scanner,
  type SourceFile,
  withLineFeeds,
} from '@/engines/scanner/forEditor';
import type { Language } from '@/engines/scanner/forReports';
import type { LspTypes } from './LspTypes';

export interface LspProject {
  readonly root: string;
  readonly terms: Terms;
  readonly polyfill: readonly string[];
  readonly degradeLine: number | undefined;
  /** Of the file with accepted uses. */
  readonly acceptedPath: string;
  readonly answers: Answers;
  readonly scanner: Scanner;
  readonly types: LspTypes;
  readonly dataFolder: string;
}

export interface DocumentScan {
  readonly scanner: Scanner;
  readonly file: SourceFile;
  readonly result: FileResult;
  readonly uses: FileResult['uses'];
  readonly findings: readonly ScanFinding[];
  readonly facts: ScanFacts;
  /** In percent. */
  readonly line: number;
  readonly pagesOf: (key: string) => KeyFacts['pages'];
  readonly readFacts: (key: string) => Promise<KeyFacts>;
  /** The result if the document had another text. */
  readonly scanAgain: (text: string) => Promise<FileResult | undefined>;
}

/** Undefined for documents that are not scanned. @param path on this machine */
export async function scanDocument(
  project: LspProject,
  path: string,
  languageId: string,
  text: string,
): Promise<DocumentScan | undefined> {
  const file = toSourceFile(project, path, languageId, text);
  if (!file) return undefined;
  const scanAgain = async (other: string) => {
    const known = { project: project.types.project };
    return (await scanSource(project.scanner, { ...file, text: other }, known))[0];
  };
  const result = await scanAgain(file.text);
  if (!result) return undefined;
  const { terms, polyfill, degradeLine } = project;
  const marked = markUses([result], {
    ...{ polyfill, adopt: terms.adopt },
    findLowering: readLowering(project.root),
  });
  const facts = await askReport(project, marked, ({ guard }) => guard !== null);
  // Uses that fail only together with other files are left to the scan of all files.
  const open = judgeUses(marked, { terms, degradeLine, facts }).filter(
    ({ cause }) => cause !== 'together',
  );
  const accepted = readAcceptedUses(project.acceptedPath, project.acceptedPath);
  const uses = acceptKnown(
    marked,
    open.map(({ use }) => use),
    accepted,
  );
  const left = new Set(uses);
  return {
    scanner: project.scanner,
    file,
    result,
    uses,
    facts,
    line: terms.line,
    scanAgain,
    pagesOf: (key) => keyPages(readPackagedCatalogue(project.dataFolder), terms.server, key),
    readFacts: (key) => readKeyFacts(project, key),
    findings: open.filter(({ use }) => left.has(use)),
  };
}

/** Undefined for documents that are not scanned. */
export function toSourceFile(
  { root }: LspProject,
  path: string,
  languageId: string,
  text: string,
): SourceFile | undefined {
  const language = findLanguage(path, languageId);
  if (!language) return undefined;
  const within = relative(root, path);
  return {
    name: isAbsolute(within) ? path : within.split(sep).join('/'),
    language,
    text: withLineFeeds(text),
  };
}

/** The protocol's names, which editors also give to documents without a file. */
const LANGUAGE_IDS: Readonly<Record<string, Language>> = {
  css: 'css',
  postcss: 'css',
  scss: 'scss',
  less: 'less',
  html: 'html',
  svg: 'svg',
  vue: 'vue',
  svelte: 'svelte',
  astro: 'astro',
  javascript: 'js',
  javascriptreact: 'jsx',
  typescript: 'ts',
  typescriptreact: 'tsx',
};

function findLanguage(path: string, languageId: string): Language | undefined {
  const language = languageOf(path.split(sep).join('/'));
  if (!isSkipReason(language)) return language;
  return language === 'other-kind' ? LANGUAGE_IDS[languageId] : undefined;
}

/** True if a use covers a place, both counted from 1. */
export function isUseAt(
  use: FileResult['uses'][number],
  place: { readonly line: number; readonly column: number },
): boolean {
  return use.line === place.line && use.column <= place.column && use.endColumn >= place.column;
}
