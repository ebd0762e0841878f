// Exports of a project's scripts, for open scripts that import them: read once in the background,
// then each as it is saved. Pitfall: a file created since then is unknown until the next start.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as giveWay } from 'node:timers/promises';
import { findFiles } from '@/cli/scan/findFiles';
import { outlineFiles, selectScripts } from '@/cli/scan/outlineFiles';
import {
  ModuleNames,
  type Outline,
  type ProjectTypes,
  type Scanner,
  type SourceFile,
} from '@/engines/scanner/forEditor';

/** Larger files are bundles. */
const LIMITS = { maxFileBytes: 200_000, maxFiles: 5_000 };

export class LspTypes {
  /** Undefined without a project, and until all files have been read. */
  project: ProjectTypes | undefined;
  private modules = new ModuleNames([]);
  private outlines: (Outline | undefined)[] = [];
  private reading: Promise<boolean> | undefined;

  constructor(
    private readonly root: string,
    private readonly ignored: readonly string[],
    private readonly scanner: Scanner,
  ) {}

  /** Resolves to true once there are types. */
  read(): Promise<boolean> {
    return (this.reading ??= this.readAll());
  }

  /** Resolves to true if the exports of a file may have changed. */
  async renew(file: SourceFile): Promise<boolean> {
    // It may be saved while its older text is still being read.
    await this.reading;
    const at = this.modules.numberOf(file.name);
    if (at === undefined) return false;
    this.outlines[at] = await this.scanner.outline(file, this.modules);
    this.project = await this.scanner.openProject(this.modules, this.outlines);
    return true;
  }

  private async readAll(): Promise<boolean> {
    // An editor may have opened any folder, such as a whole disk.
    if (!['package.json', 'tsconfig.json'].some((name) => existsSync(join(this.root, name))))
      return false;
    const inputs = selectScripts(findFiles(this.root, ['.'], this.ignored, LIMITS).files);
    if (inputs.length < 2) return false;
    const { modules, outlines } = await outlineFiles(this.scanner, inputs, giveWay);
    this.modules = modules;
    this.outlines = outlines;
    this.project = await this.scanner.openProject(modules, outlines);
    return true;
  }
}
