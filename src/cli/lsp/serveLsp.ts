// plimsoll lsp: what is below the line, shown where it is written. Standard input and output carry
// the protocol, so nothing else may be written there.
import { basename, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  type CodeAction,
  type CodeActionParams,
  type Connection,
  createConnection,
  DidChangeWatchedFilesNotification,
  type Hover,
  type InitializeResult,
  MessageType,
  ProposedFeatures,
  ShowMessageNotification,
  type TextDocumentPositionParams,
  TextDocuments,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { openAnswers } from '@/cli/answers/openAnswers';
import { packagedScanTable } from '@/cli/answers/packagedData';
import type { CliWorld } from '@/cli/CliWorld';
import { readDecidedTerms } from '@/cli/config/readDecidedTerms';
import { CliProblem } from '@/cli/ExitCode';
import { Scanner } from '@/scanner/Scanner';
import { ScanTable } from '@/scanner/ScanTable';
import { type DocumentScan, type LspProject, scanDocument, toSourceFile } from './LspScan';
import { LspTypes } from './LspTypes';
import { offerActions } from './offerActions';
import { toDiagnostics } from './toDiagnostics';
import { writeHover } from './writeHover';

/** Keystrokes that follow each other so closely are one change. */
const PAUSE_MS = 150;
/** Files that decide what is shown. */
const CONFIGURATIONS = new Set([
  'plimsoll.config.json',
  'plimsoll-accepted.json',
  'package.json',
  '.browserslistrc',
]);

type Documents = TextDocuments<TextDocument>;

/** Ends with the client's side. */
export async function serveLsp(world: CliWorld): Promise<void> {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  const documents = new TextDocuments(TextDocument);
  const scans = new OpenScans();
  let isWatching = false;
  connection.onInitialize(({ workspaceFolders, rootUri, capabilities }): InitializeResult => {
    const root = workspaceFolders?.[0]?.uri ?? rootUri ?? pathToFileURL(world.cwd).href;
    const folder = root.startsWith('file:') ? fileURLToPath(root) : world.cwd;
    scans.open(() => openProject(world, folder));
    isWatching = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
    return {
      serverInfo: { name: 'plimsoll', version: world.version },
      capabilities: {
        textDocumentSync: {
          openClose: true,
          change: TextDocumentSyncKind.Incremental,
          save: true,
        },
        hoverProvider: true,
        codeActionProvider: { codeActionKinds: ['quickfix'] },
      },
    };
  });
  connection.onInitialized(() => {
    if (isWatching)
      void connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: `**/{${[...CONFIGURATIONS].join(',')}}` }],
      });
    void scans.readTypes().then(showAll, () => undefined);
  });
  const showAll = showDiagnostics(connection, documents, scans);
  answerRequests(connection, documents, scans);
  const ended = new Promise<void>((resolveEnd) => {
    connection.onExit(() => resolveEnd());
    process.stdin.once('end', () => resolveEnd());
  });
  documents.listen(connection);
  connection.listen();
  await ended;
}

/** The scans of the documents that are open, one a version. */
class OpenScans {
  project: Promise<LspProject> | undefined;
  private openProject: (() => Promise<LspProject>) | undefined;
  private readonly scans = new Map<
    string,
    { readonly version: number; readonly scan: Promise<DocumentScan | undefined> }
  >();

  open(openProject: () => Promise<LspProject>): void {
    this.openProject = openProject;
    this.reopen();
  }

  /** After a change of what the project is judged by. */
  reopen(): void {
    this.scans.clear();
    this.project = this.openProject?.();
    // The request for a document reports it.
    this.project?.catch(() => undefined);
  }

  getScan(document: TextDocument): Promise<DocumentScan | undefined> {
    const { uri, version } = document;
    const known = this.scans.get(uri);
    if (known?.version === version) return known.scan;
    const scan = this.scan(document);
    this.scans.set(uri, { version, scan });
    return scan;
  }

  forget(uri: string): void {
    this.scans.delete(uri);
  }

  /** Reads what the project's files export; whether open documents may now say something else. */
  async readTypes(): Promise<boolean> {
    const hasTypes = (await (await this.project)?.types.read()) ?? false;
    if (hasTypes) this.scans.clear();
    return hasTypes;
  }

  /** The same for one file that was saved. */
  async renewTypes(document: TextDocument): Promise<boolean> {
    const { uri, languageId } = document;
    const project = await this.project;
    if (!project || !uri.startsWith('file:')) return false;
    const file = toSourceFile(project, fileURLToPath(uri), languageId, document.getText());
    const isNew = file !== undefined && (await project.types.renew(file));
    if (isNew) this.scans.clear();
    return isNew;
  }

  private async scan(document: TextDocument): Promise<DocumentScan | undefined> {
    const project = await this.project;
    if (!project || !document.uri.startsWith('file:')) return undefined;
    const path = fileURLToPath(document.uri);
    return scanDocument(project, path, document.languageId, document.getText());
  }
}

/** Returns what shows all open documents again, if there is something new to say. */
function showDiagnostics(
  connection: Connection,
  documents: Documents,
  scans: OpenScans,
): (isNew: boolean) => void {
  const timers = new Map<string, NodeJS.Timeout>();
  const show = async (document: TextDocument): Promise<void> => {
    const { uri, version } = document;
    try {
      const scan = await scans.getScan(document);
      const diagnostics = scan ? toDiagnostics(scan) : [];
      await connection.sendDiagnostics({ uri, version, diagnostics });
    } catch (error) {
      // A wrong configuration is said once a change, and the editor goes on without us.
      const message = error instanceof CliProblem ? error.message : `plimsoll: ${String(error)}`;
      await connection.sendNotification(ShowMessageNotification.type, {
        type: MessageType.Error,
        message,
      });
    }
  };
  documents.onDidChangeContent(({ document }) => {
    clearTimeout(timers.get(document.uri));
    timers.set(
      document.uri,
      setTimeout(() => void show(document), PAUSE_MS),
    );
  });
  const showAll = (isNew: boolean): void => {
    if (isNew) for (const document of documents.all()) void show(document);
  };
  const judgeAgain = (): void => {
    scans.reopen();
    showAll(true);
    // Without types a document still has diagnostics, fewer.
    void scans.readTypes().then(showAll, () => undefined);
  };
  connection.onDidChangeWatchedFiles(judgeAgain);
  documents.onDidSave(({ document }) => {
    if (CONFIGURATIONS.has(basename(document.uri))) judgeAgain();
    else void scans.renewTypes(document).then(showAll, () => undefined);
  });
  documents.onDidClose(({ document: { uri } }) => {
    clearTimeout(timers.get(uri));
    timers.delete(uri);
    scans.forget(uri);
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });
  return showAll;
}

function answerRequests(connection: Connection, documents: Documents, scans: OpenScans): void {
  connection.onHover(
    async ({ textDocument, position }: TextDocumentPositionParams): Promise<Hover | null> => {
      const scan = await readable(documents.get(textDocument.uri), scans);
      return scan ? writeHover(scan, position) : null;
    },
  );
  connection.onCodeAction(
    async ({ textDocument, range }: CodeActionParams): Promise<CodeAction[]> => {
      const document = documents.get(textDocument.uri);
      const scan = await readable(document, scans);
      const project = scan && (await scans.project);
      return document && scan && project
        ? offerActions(project.scanner, document, scan, range)
        : [];
    },
  );
}

/** What is wrong with a configuration is shown with the document; a request has nothing to add. */
async function readable(
  document: TextDocument | undefined,
  scans: OpenScans,
): Promise<DocumentScan | undefined> {
  return document && scans.getScan(document).catch(() => undefined);
}

async function openProject(world: CliWorld, root: string): Promise<LspProject> {
  const { terms, found } = await readDecidedTerms({ ...world, cwd: root }, {});
  const folder = found?.root ?? root;
  const config = found?.config.scan;
  const scanner = new Scanner(new ScanTable(packagedScanTable(world.dataFolder)));
  return {
    root: folder,
    terms,
    polyfill: config?.polyfill ?? [],
    degradeLine: config?.degradeLine,
    acceptedPath: resolve(folder, config?.accepted ?? 'plimsoll-accepted.json'),
    answers: await openAnswers(world, terms.server),
    scanner,
    types: new LspTypes(folder, config?.ignore ?? [], scanner),
  };
}
