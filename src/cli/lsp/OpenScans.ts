// Scans of the open documents, one for each version, each judged by the configuration nearest to it,
// as `plimsoll scan` judges files, or else by its workspace folder.
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { findUpwards } from '@/cli/config/findConfig';
import { type DocumentScan, type LspProject, scanDocument, toSourceFile } from './scanDocument';

export class OpenScans {
  private folders: readonly string[];
  private readonly projects = new Map<string, Promise<LspProject>>();
  private readonly scans = new Map<
    string,
    { readonly version: number; readonly scan: Promise<DocumentScan | undefined> }
  >();

  /**
   * @param ownFolder used if no folder is open
   * @param onNested hears of a project below a folder, whose types are to be read
   */
  constructor(
    private readonly openProject: (folder: string) => Promise<LspProject>,
    private readonly ownFolder: string,
    private readonly onNested: () => void,
  ) {
    this.folders = [ownFolder];
  }

  /** Folders of the workspace, as URIs; a document outside them is judged by the first. */
  setFolders(uris: readonly string[]): void {
    const paths = uris.flatMap((uri) => pathOf(uri) ?? []);
    this.folders = paths.length > 0 ? paths : [this.ownFolder];
    this.reopen();
  }

  /** After a change in a configuration. */
  reopen(): void {
    this.scans.clear();
    this.projects.clear();
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

  /** Reads the exports of the projects' files; true if open documents may have new findings. */
  async readTypes(): Promise<boolean> {
    // A faulty project is reported with its documents, which then have no types either.
    const read = await Promise.allSettled(
      [...new Set([...this.folders, ...this.projects.keys()])].map(async (folder) =>
        (await this.projectAt(folder)).types.read(),
      ),
    );
    const hasTypes = read.some((each) => each.status === 'fulfilled' && each.value);
    if (hasTypes) this.scans.clear();
    return hasTypes;
  }

  /** The same for one saved file. */
  async renewTypes(document: TextDocument): Promise<boolean> {
    const path = pathOf(document.uri);
    if (path === undefined) return false;
    const project = await this.projectOf(path);
    const file = toSourceFile(project, path, document.languageId, document.getText());
    const isNew = file !== undefined && (await project.types.renew(file));
    if (isNew) this.scans.clear();
    return isNew;
  }

  /** A new tab is judged as a file at the top of the first folder; its language is the editor's word. */
  private pathOfUnsaved(uri: string): string | undefined {
    return uri.startsWith('untitled:') ? join(this.folders[0]!, 'untitled') : undefined;
  }

  private projectOf(path: string): Promise<LspProject> {
    // Folders of a workspace may be nested.
    const [folder] = this.folders
      .filter((each) => path.startsWith(each.endsWith(sep) ? each : each + sep))
      .sort((a, b) => b.length - a.length);
    const config = findUpwards(dirname(path));
    return this.projectAt(config === undefined ? (folder ?? this.folders[0]!) : dirname(config));
  }

  private projectAt(folder: string): Promise<LspProject> {
    let project = this.projects.get(folder);
    if (!project) {
      project = this.openProject(folder);
      this.projects.set(folder, project);
      if (!this.folders.includes(folder)) this.onNested();
    }
    return project;
  }

  private async scan(document: TextDocument): Promise<DocumentScan | undefined> {
    const path = pathOf(document.uri) ?? this.pathOfUnsaved(document.uri);
    if (path === undefined) return undefined;
    // A document is changed in place: what is typed while its project opens belongs to the next
    // version.
    const text = document.getText();
    const project = await this.projectOf(path);
    return scanDocument(project, path, document.languageId, text);
  }
}

/** A path on this machine; undefined for documents without a file here. */
function pathOf(uri: string): string | undefined {
  if (!uri.startsWith('file:')) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}
