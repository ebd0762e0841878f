// The item in the status bar: the share of the audience that can run the file in front.
import * as vscode from 'vscode';
import type { ShownShare } from '@/cli/lsp/ShownShare';

/** Shares of files that are open, and of some that were. */
const MAX_KEPT = 200;

export class ShareItem implements vscode.Disposable {
  private readonly shares = new Map<string, ShownShare>();
  private readonly item = vscode.window.createStatusBarItem(
    'plimsoll.share',
    vscode.StatusBarAlignment.Right,
    90,
  );
  private readonly listener = vscode.window.onDidChangeActiveTextEditor(() => this.show());

  constructor() {
    this.item.name = 'Plimsoll';
    this.item.command = 'plimsoll.openConfiguration';
  }

  take(share: ShownShare): void {
    // As VS Code itself writes the address, which may escape other signs.
    const uri = vscode.Uri.parse(share.uri).toString();
    this.shares.delete(uri);
    this.shares.set(uri, share);
    const [oldest] = this.shares.keys();
    if (this.shares.size > MAX_KEPT && oldest !== undefined) this.shares.delete(oldest);
    this.show();
  }

  dispose(): void {
    this.listener.dispose();
    this.item.dispose();
  }

  private show(): void {
    const uri = vscode.window.activeTextEditor?.document.uri.toString();
    const share = uri === undefined ? undefined : this.shares.get(uri);
    if (!share) return this.item.hide();
    const { percent, audience, sentence, isBelow } = share;
    this.item.text = `$(${isBelow ? 'warning' : 'check'}) ${percent} of ${audience}`;
    this.item.tooltip = `Plimsoll: ${sentence}`;
    this.item.accessibilityInformation = { label: `Plimsoll: ${sentence}` };
    this.item.show();
  }
}
