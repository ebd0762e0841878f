// An editor that talks to plimsoll lsp: a client library over stdio, one process for each.
import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createMessageConnection,
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-jsonrpc/node';
import type {
  CodeAction,
  Diagnostic,
  InitializeResult,
  PublishDiagnosticsParams,
} from 'vscode-languageserver-protocol';
import type { Repository } from './aRepository';

const started: { child: ChildProcess; connection: MessageConnection }[] = [];

/** After all tests of a file. */
export function closeEditors(): void {
  for (const { child, connection } of started) {
    connection.dispose();
    child.kill();
  }
}

/**
 * @param others folders of the workspace besides the repository
 * @param initializationOptions the client’s settings
 */
export async function startEditor(
  repository: Repository,
  others: readonly Repository[] = [],
  initializationOptions?: object,
) {
  const child = spawn(
    process.execPath,
    [
      resolve('.plimsoll/packages/plimsoll/plimsoll.mjs'),
      'lsp',
      // As VS Code's library starts it.
      ...['--stdio', `--clientProcessId=${process.pid}`],
    ],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
      cwd: repository.folder,
    },
  );
  const connection = createMessageConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  started.push({ child, connection });
  connection.listen();
  const rootUri = pathToFileURL(repository.folder).href;
  const { capabilities } = await connection.sendRequest<InitializeResult>('initialize', {
    processId: process.pid,
    rootUri,
    ...(others.length > 0 && {
      workspaceFolders: [repository, ...others].map(({ folder }) => ({
        uri: pathToFileURL(folder).href,
        name: folder,
      })),
    }),
    ...(initializationOptions && { initializationOptions }),
    capabilities: { workspace: { workspaceFolders: true } },
  });
  await connection.sendNotification('initialized', {});

  const nextDiagnostics = (of?: string) =>
    new Promise<readonly Diagnostic[]>((found) => {
      const listener = connection.onNotification(
        'textDocument/publishDiagnostics',
        ({ uri, diagnostics }: PublishDiagnosticsParams) => {
          if (of !== undefined && uri !== of) return;
          listener.dispose();
          found(diagnostics);
        },
      );
    });
  return {
    child,
    connection,
    capabilities,
    nextDiagnostics,
    uriOf: (name: string) => `${rootUri}/${name}`,
  };
}

type Editor = Awaited<ReturnType<typeof startEditor>>;

export async function openText(editor: Editor, name: string, languageId: string, text: string) {
  const uri = editor.uriOf(name);
  const diagnostics = editor.nextDiagnostics();
  await editor.connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId, version: 1, text },
  });
  return { uri, diagnostics: await diagnostics };
}

export async function actionsAt(editor: Editor, uri: string, line: number) {
  const range = { start: { line, character: 0 }, end: { line, character: 1 } };
  return editor.connection.sendRequest<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri },
    range,
    context: { diagnostics: [] },
  });
}
