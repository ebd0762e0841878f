// plimsoll lsp: findings at their places in the editor. Standard input and output carry the
// protocol, so nothing else may be written there.
import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  type ClientCapabilities,
  type CodeActionParams,
  type Connection,
  createConnection,
  DidChangeWatchedFilesNotification,
  ErrorCodes,
  type InitializeResult,
  ProposedFeatures,
  ResponseError,
  type TextDocumentPositionParams,
  TextDocuments,
  TextDocumentSyncKind,
} from 'vscode-languageserver/node';
import type { CliWorld } from '@/cli/CliWorld';
import { findUpwards } from '@/cli/config/findConfig';
import { offerActions } from './offerActions';
import { openLspProject } from './openLspProject';
import { OpenScans } from './OpenScans';
import { readSettings } from './readSettings';
import type { DocumentScan } from './scanDocument';
import { CONFIGURATIONS, type Documents, ShownDiagnostics } from './ShownDiagnostics';
import { writeHover } from './writeHover';

const CAPABILITIES: InitializeResult['capabilities'] = {
  textDocumentSync: {
    openClose: true,
    change: TextDocumentSyncKind.Incremental,
    save: true,
  },
  hoverProvider: true,
  codeActionProvider: { codeActionKinds: ['quickfix'] },
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
};

/** The protocol's answers to requests that come too early or too late. */
const REFUSALS = {
  new: () => new ResponseError<void>(ErrorCodes.ServerNotInitialized, 'Send initialize first.'),
  open: undefined,
  ended: () => new ResponseError<void>(ErrorCodes.InvalidRequest, 'The server is shut down.'),
};

/** Ends with the client's side. */
export async function serveLsp(world: CliWorld): Promise<void> {
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  const documents = new TextDocuments(TextDocument);
  let settings = readSettings(undefined);
  const openProject = (folder: string) =>
    openLspProject(world, folder, findUpwards(folder) === undefined ? settings.terms : {});
  const scans = new OpenScans(openProject, world.cwd, () => diagnostics.readTypes());
  const diagnostics = new ShownDiagnostics(connection, documents, scans);
  let state: keyof typeof REFUSALS = 'new';
  let client: ClientCapabilities['workspace'];
  let folders: readonly string[] = [];
  connection.onInitialize((asked): InitializeResult => {
    const { workspaceFolders, rootUri, capabilities } = asked;
    settings = readSettings(asked.initializationOptions);
    diagnostics.wantsShare = settings.wantsShare;
    folders = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    scans.setFolders(folders);
    state = 'open';
    client = capabilities.workspace;
    return {
      serverInfo: { name: 'plimsoll', version: world.version },
      capabilities: CAPABILITIES,
    };
  });
  connection.onInitialized(() => {
    if (client?.didChangeWatchedFiles?.dynamicRegistration)
      void connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: `**/{${[...CONFIGURATIONS].join(',')}}` }],
      });
    if (client?.workspaceFolders)
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map(({ uri }) => uri));
        folders = [...folders.filter((uri) => !gone.has(uri)), ...added.map(({ uri }) => uri)];
        scans.setFolders(folders);
        diagnostics.judgeAgain();
      });
    diagnostics.readTypes();
  });
  diagnostics.listen();
  connection.onShutdown(() => {
    state = 'ended';
  });
  answerRequests(connection, documents, scans, () => REFUSALS[state]?.());
  const ended = endOf(connection);
  documents.listen(connection);
  connection.listen();
  await ended;
}

function endOf(connection: Connection): Promise<void> {
  return new Promise((resolveEnd) => {
    connection.onExit(() => resolveEnd());
    process.stdin.once('end', () => resolveEnd());
  });
}

type Refuse = () => ResponseError<void> | undefined;

function answerRequests(
  connection: Connection,
  documents: Documents,
  scans: OpenScans,
  refuse: Refuse,
): void {
  connection.onHover(
    ({ textDocument: { uri }, position }: TextDocumentPositionParams) =>
      refuse() ?? answer(documents, scans, uri, (_, scan) => writeHover(scan, position)),
  );
  connection.onCodeAction(
    ({ textDocument: { uri }, range }: CodeActionParams) =>
      refuse() ??
      answer(documents, scans, uri, (document, scan) => offerActions(document, scan, range)),
  );
}

/**
 * Null if the document changes meanwhile, since the places in the answer would be wrong. A faulty
 * configuration is reported with the document, so an answer adds nothing.
 */
async function answer<Answer>(
  documents: Documents,
  scans: OpenScans,
  uri: string,
  toAnswer: (document: TextDocument, scan: DocumentScan) => Answer | Promise<Answer>,
): Promise<Answer | null> {
  const document = documents.get(uri);
  if (!document) return null;
  const { version } = document;
  const scan = await scans.getScan(document).catch(() => undefined);
  const found = scan && (await toAnswer(document, scan));
  return found !== undefined && document.version === version ? found : null;
}
