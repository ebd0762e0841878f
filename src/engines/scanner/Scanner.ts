// A file → its uses. Pure: it runs in a browser's worker and in Node, and reads only its arguments.
// Ruled by docs/decisions/0026-scanner.md.
import { loadOnce } from '@/domain/loadOnce';
import { CssScanner } from './css/CssScanner';
import { syntaxOf } from './css/preprocessed';
import { Enhancements } from './Enhancements';
import { isBuilt } from './files/isBuilt';
import { isPolyfillFile } from './files/isPolyfillFile';
import { isFixture, isTemplate, type Language, type SkipReason } from './files/languageOf';
import { loadOther } from './files/loadOther';
import { withoutFrontMatter } from './files/withoutFrontMatter';
import { FileScan, type UnreadPart } from './FileScan';
import type { FindReceiver } from './js/FindReceiver';
import type { JsSyntax } from './js/parseJs';
import type { ModuleNames } from './js/types/ModuleNames';
import type { Outline } from './js/types/Outline';
import type { ProjectTypes } from './js/types/ProjectTypes';
import { LateGuards, type LoadProofs } from './LateGuards';
import { ScanProblem, toScanProblem } from './ScanProblem';
import type { ScanTable } from './ScanTable';
import type { UseColumns } from './ScanUse';
import type { SourceFile } from './SourceFile';

export interface ScannedFile {
  readonly name: string;
  readonly language: Language;
  readonly length: number;
  readonly uses: UseColumns;
  readonly unknown: ReadonlyMap<string, number>;
  readonly notes: readonly string[];
  /** Parts that could not be read; the rest was. */
  readonly unread: readonly UnreadPart[];
  /** The reason if it could not be read; it then has no uses. */
  readonly problem?: { readonly message: string; readonly line?: number; readonly column?: number };
  /** Ids of nodes that it polyfills. */
  readonly polyfilled: readonly number[];
  /** A package's Browserslist query. */
  readonly browsers?: string;
  /** Why it counts for nothing; it then has no uses. */
  readonly leftOut?: SkipReason;
  /** Bodies of a HAR, to be scanned as separate files. */
  readonly inner: readonly SourceFile[];
}

/** Facts about a file that its text does not tell. */
interface Known {
  readonly findReceiver: FindReceiver | undefined;
  readonly project: ProjectTypes | undefined;
}

const isScript = (language: Language): language is JsSyntax => /^[jt]sx?$/.test(language);

/** Bundles contain all they need; reading them twice would gain nothing. */
function mayExport(language: JsSyntax, text: string): boolean {
  return /\bexport\b/.test(text) && !isBuilt(language, text);
}

const loadElsewhere = () =>
  import(/* webpackChunkName: "scan-elsewhere" */ './files/findElsewhere');

const loadPolyfills = () => import(/* webpackChunkName: "scan-polyfills" */ './polyfills');

export class Scanner {
  private readonly enhancements: Enhancements;
  readonly css: CssScanner;
  /** Loaded on demand: style sheets do not need it. */
  private readonly js = loadOnce(async () => {
    const { JsScanner } = await import(/* webpackChunkName: "scan-js" */ './js/JsScanner');
    return new JsScanner(this.table, this.css);
  });
  /** Loaded on demand: its parser is large, and style sheets and scripts rarely need it. */
  private readonly html = loadOnce(async () => {
    const [{ HtmlScanner }, js] = await Promise.all([
      import(/* webpackChunkName: "scan-html" */ './html/HtmlScanner'),
      this.js.load(),
    ]);
    return new HtmlScanner(this.table, this.css, js);
  });

  readonly implied: LateGuards;

  constructor(
    readonly table: ScanTable,
    loadProofs: LoadProofs,
  ) {
    this.implied = new LateGuards(loadProofs);
    this.enhancements = new Enhancements(table);
    this.css = new CssScanner(table);
  }

  /** Exports of a file, for files that import it; undefined if the file cannot be read. */
  async outline(
    { name, language, text }: SourceFile,
    modules: ModuleNames,
  ): Promise<Outline | undefined> {
    const module = modules.numberOf(name);
    if (module === undefined || !isScript(language) || !mayExport(language, text)) return undefined;
    try {
      return await (await this.js.load()).outline({ text, syntax: language }, modules, module);
    } catch (cause) {
      if (!(cause instanceof ScanProblem)) throw cause;
      return undefined;
    }
  }

  async openProject(
    modules: ModuleNames,
    outlines: readonly (Outline | undefined)[],
  ): Promise<ProjectTypes> {
    return (await this.js.load()).openProject(modules, outlines);
  }

  /**
   * @param findReceiver a type checker's answers about members
   * @param project the exports of other files
   */
  async scan(
    { name, language, text, isShipped }: SourceFile,
    findReceiver?: FindReceiver,
    project?: ProjectTypes,
  ): Promise<ScannedFile> {
    const scan = new FileScan(this.enhancements);
    const inner: SourceFile[] = [];
    const result = { name, language, length: text.length, inner };
    try {
      await this.read({ name, language, text, isShipped }, scan, inner, { findReceiver, project });
    } catch (cause) {
      const { message, place } = toScanProblem(cause);
      const empty = new FileScan(this.enhancements);
      return { ...result, ...nothingIn(empty), problem: { message, ...place } };
    }
    if (scan.leftOut)
      return { ...result, ...nothingIn(new FileScan(this.enhancements)), leftOut: scan.leftOut };
    const polyfilled = new Set([...scan.polyfilled].map(({ id }) => id));
    // Bundles import nothing, and what lies in the project is judged by what it does.
    const packages = [...scan.imports].filter((module) => !module.startsWith('.'));
    if (packages.length > 0) {
      const { polyfillsOf } = await loadPolyfills();
      for (const module of packages)
        for (const node of polyfillsOf(module, this.table)) polyfilled.add(node.id);
    }
    await this.implied.mark(scan);
    scan.uses.trim();
    return {
      ...result,
      uses: scan.uses,
      unknown: scan.unknownNames,
      notes: scan.notes,
      unread: scan.unread,
      polyfilled: [...polyfilled],
      browsers: scan.browsers,
    };
  }

  private async read(
    { name, language, text: written, isShipped }: SourceFile,
    scan: FileScan,
    inner: SourceFile[],
    known: Known,
  ): Promise<void> {
    if (!isShipped && isFixture(name)) scan.leftOut = 'tests';
    if (scan.leftOut) return;
    const template = await this.readTemplate(name, language, written);
    const text = withoutFrontMatter(template?.text ?? written, language);
    // A program of PHP is a template that is one hole.
    if (template && text.trim() === '') {
      scan.leftOut = 'other-kind';
      return;
    }
    switch (language) {
      case 'css':
      case 'scss':
      case 'less':
        return this.css.scan(text, syntaxOf(text, language), scan);
      case 'js':
      case 'jsx':
      case 'ts':
      case 'tsx':
        return this.readScript({ name, language, text, isShipped }, scan, known);
      case 'html':
      case 'svg':
      case 'vue':
      case 'svelte':
      case 'astro':
        return (await this.html.load()).scan(text, language, {
          scan,
          scripts: template?.scripts,
        });
      case 'har':
        inner.push(...(await loadOther()).scanHar(text, this.table, scan));
        return;
      case 'manifest':
        (await loadOther()).scanManifest(text, this.table, scan);
        return;
      case 'importmap':
        (await loadOther()).scanImportMap(text, this.table, scan);
        return;
      case 'package':
        scan.browsers = (await loadOther()).scanPackage({ name, text }, this.table, scan);
        return;
    }
  }

  /** The text without the holes of a template; undefined without holes. */
  private async readTemplate(name: string, language: Language, text: string) {
    if (!isTemplate(name) && !(language === 'html' && /<\?(?!xml\b)|<%|\{\{|\{%/.test(text)))
      return undefined;
    const { plainTemplate } = await import(
      /* webpackChunkName: "scan-template" */ './html/plainTemplate'
    );
    const whole = isScript(language) ? 'script' : language === 'html' ? undefined : 'style';
    return plainTemplate(name, text, whole);
  }

  private async readScript(
    { name, language, text, isShipped = false }: SourceFile & { readonly language: JsSyntax },
    scan: FileScan,
    { findReceiver, project }: Known,
  ): Promise<void> {
    const isModule = /\.mjs$/.test(name) ? true : /\.cjs$/.test(name) ? false : undefined;
    const isProgram = text.startsWith('#!');
    const judge =
      isShipped || (isBuilt(language, text) && !isProgram)
        ? undefined
        : (await loadElsewhere()).judgeProgram;
    const others = project?.fileNames ?? [];
    const js = await this.js.load();
    await js.scan(
      { text, syntax: language, isModule },
      {
        ...{ scan, findReceiver, imports: project?.importsOf(name) },
        judge: judge && ((program) => judge({ name, text, program, others })),
        onHtml: async (template) =>
          (await this.html.load()).scan(template.text, 'html', { scan, base: template.start }),
      },
    );
    // Polyfill bundles try features that the project itself does not use.
    if (isPolyfillFile(name))
      for (let at = 0; at < scan.uses.length; at++) scan.uses.guard(at, 'polyfilled');
  }
}

function nothingIn({ uses, unknown }: FileScan) {
  return { uses, unknown, notes: [], unread: [], polyfilled: [] };
}
