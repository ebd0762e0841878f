// The findings that an editor shows, kept in step with what is typed, saved and configured.
import { basename } from 'node:path';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import {
  type Connection,
  type Diagnostic,
  MessageType,
  type PublishDiagnosticsParams,
  ShowMessageNotification,
  type TextDocuments,
} from 'vscode-languageserver/node';
import { CliProblem } from '@/cli/ExitCode';
import type { OpenScans } from './OpenScans';
import type { DocumentScan } from './scanDocument';
import { SHARE_NOTIFICATION } from './ShownShare';
import { toDiagnostics } from './toDiagnostics';
import { toShownShare } from './toShownShare';

export type Documents = TextDocuments<TextDocument>;

/** Keystrokes that follow each other so closely are one change. */
const PAUSE_MS = 150;
/** Files that decide which findings are shown. */
export const CONFIGURATIONS: ReadonlySet<string> = new Set([
  'plimsoll.config.json',
  'plimsoll-accepted.json',
  'package.json',
  '.browserslistrc',
]);

export class ShownDiagnostics {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly turns = new Map<string, number>();
  /** Of each document when it could be read. */
  private readonly last = new Map<string, Diagnostic[]>();
  private readonly said = new Set<string>();
  /** True if the client shows who can run a document. */
  wantsShare = false;

  constructor(
    private readonly connection: Connection,
    private readonly documents: Documents,
    private readonly scans: OpenScans,
  ) {}

  listen(): void {
    const { connection, documents, scans } = this;
    documents.onDidChangeContent(({ document }) => this.showLater(document));
    connection.onDidChangeWatchedFiles(() => this.judgeAgain());
    documents.onDidSave(({ document }) => {
      if (CONFIGURATIONS.has(basename(document.uri))) this.judgeAgain();
      else
        void scans.renewTypes(document).then(
          (isNew) => this.showAll(isNew),
          () => undefined,
        );
    });
    documents.onDidClose(({ document: { uri } }) => this.forget(uri));
  }

  /** Judges all open documents again, after a change of what they are judged by. */
  judgeAgain(): void {
    this.scans.reopen();
    this.said.clear();
    this.showAll(true);
    // Without types a document still has diagnostics, fewer.
    this.readTypes();
  }

  readTypes(): void {
    void this.scans.readTypes().then((isNew) => this.showAll(isNew));
  }

  private showAll(isNew: boolean): void {
    if (isNew) for (const document of this.documents.all()) void this.show(document);
  }

  private showLater(document: TextDocument): void {
    clearTimeout(this.timers.get(document.uri));
    this.timers.set(
      document.uri,
      setTimeout(() => void this.show(document), PAUSE_MS),
    );
  }

  private async show(document: TextDocument): Promise<void> {
    const { uri, version } = document;
    const turn = (this.turns.get(uri) ?? 0) + 1;
    this.turns.set(uri, turn);
    try {
      const scan = await this.scans.getScan(document);
      const diagnostics = scan ? this.withLast(uri, scan) : [];
      // It may be changed, closed or scanned again by now, and an older scan may end later.
      if (this.documents.get(uri)?.version === version && this.turns.get(uri) === turn)
        await this.publish(scan, { uri, version, diagnostics });
    } catch (error) {
      await this.report(error);
    }
  }

  private async publish(
    scan: DocumentScan | undefined,
    found: PublishDiagnosticsParams,
  ): Promise<void> {
    await this.connection.sendDiagnostics(found);
    if (this.wantsShare && scan && !scan.result.problem)
      await this.connection.sendNotification(SHARE_NOTIFICATION, toShownShare(found.uri, scan));
  }

  /** While a line is typed the file does not parse: what was found before is still there. */
  private withLast(uri: string, scan: DocumentScan): Diagnostic[] {
    const diagnostics = toDiagnostics(scan);
    if (scan.result.problem) return [...(this.last.get(uri) ?? []), ...diagnostics];
    this.last.set(uri, diagnostics);
    return diagnostics;
  }

  /** Editing goes on, so a faulty configuration is reported once, not with every change. */
  private async report(error: unknown): Promise<void> {
    const message = error instanceof CliProblem ? error.message : `plimsoll: ${String(error)}`;
    if (this.said.has(message)) return;
    this.said.add(message);
    await this.connection.sendNotification(ShowMessageNotification.type, {
      type: MessageType.Error,
      message,
    });
  }

  private forget(uri: string): void {
    clearTimeout(this.timers.get(uri));
    this.timers.delete(uri);
    this.turns.delete(uri);
    this.last.delete(uri);
    this.scans.forget(uri);
    void this.connection.sendDiagnostics({ uri, diagnostics: [] });
  }
}
