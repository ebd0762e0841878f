// The extension for VS Code: starts the language server, and shows in the status bar who can run the
// open file.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as vscode from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { SHARE_NOTIFICATION, type ShownShare } from '@/cli/lsp/ShownShare';
import { openConfiguration } from './openConfiguration';
import { ShareItem } from './ShareItem';

declare const PLIMSOLL_LANGUAGES: readonly string[];

let client: LanguageClient | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const item = new ShareItem();
  const { subscriptions } = context;
  subscriptions.push(
    item,
    vscode.commands.registerCommand('plimsoll.openConfiguration', openConfiguration),
    vscode.commands.registerCommand('plimsoll.restart', () => client?.restart()),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('plimsoll')) void client?.restart();
    }),
  );
  client = new LanguageClient(
    'plimsoll',
    'Plimsoll',
    { module: findServer(context), args: ['lsp'], transport: TransportKind.stdio },
    {
      documentSelector: PLIMSOLL_LANGUAGES.flatMap((language) =>
        ['file', 'untitled'].map((scheme) => ({ language, scheme })),
      ),
      initializationOptions: () => ({ ...readSettings(), share: true }),
    },
  );
  subscriptions.push(
    client.onNotification(SHARE_NOTIFICATION, (share: ShownShare) => item.take(share)),
  );
  try {
    await client.start();
  } catch (error) {
    // An editor works without us.
    void vscode.window.showErrorMessage(
      `Plimsoll cannot start: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

export function deactivate(): Promise<void> | undefined {
  return client?.stop();
}

/** The version that a project has installed finds what its CI finds; a project that nobody trusts runs nothing. */
function findServer({ extensionPath }: vscode.ExtensionContext): string {
  const folders = vscode.workspace.isTrusted ? (vscode.workspace.workspaceFolders ?? []) : [];
  const own = folders
    .map(({ uri }) => join(uri.fsPath, 'node_modules/plimsoll/plimsoll.mjs'))
    .find((path) => existsSync(path));
  return own ?? join(extensionPath, 'server/plimsoll.mjs');
}

/** Only those that are set: the server has defaults. */
function readSettings(): Readonly<Record<string, unknown>> {
  const settings = vscode.workspace.getConfiguration('plimsoll');
  const names = ['audience', 'line', 'server'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = settings.get<string | number | null>(name);
      return value === undefined || value === null || value === '' ? [] : [[name, value]];
    }),
  );
}
