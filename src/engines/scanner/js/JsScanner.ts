// A script → uses: parsed, its names declared, and then walked a second time with types and guards.
import { loadOnce } from '@/domain/loadOnce';
import type { CssScanner } from '@/engines/scanner/css/CssScanner';
import { Enhancements } from '@/engines/scanner/Enhancements';
import type { Elsewhere } from '@/engines/scanner/files/languageOf';
import { FileScan, type OuterGuard } from '@/engines/scanner/FileScan';
import { toDepthProblem } from '@/engines/scanner/ScanProblem';
import type { ScanNode, ScanTable } from '@/engines/scanner/ScanTable';
import { componentTexts } from './componentTexts';
import { declareAll } from './declareAll';
import type { FindReceiver } from './FindReceiver';
import type { JsNode } from './JsNode';
import { JsPass } from './JsPass';
import type { FoundElement } from './JsxScanner';
import { type JsSource, parseJs } from './parseJs';
import { PlatformNames } from './PlatformNames';
import type { StyleProperty } from './readStyles';
import { type FoundTemplate, readTemplate } from './readTemplate';
import { declareForeign, type Scope } from './Scope';
import { SyntaxKeys } from './SyntaxKeys';
import { type ImportedTypes, NO_IMPORTS } from './types/ImportedTypes';
import { JsDocs } from './types/JsDocs';
import type { ModuleNames } from './types/ModuleNames';
import { openImports } from './types/openImports';
import type { Outline } from './types/Outline';
import type { ProjectTypes } from './types/ProjectTypes';
import { Types } from './types/Types';
import { textsInPlace } from './writtenTexts';

export interface JsPlace {
  readonly scan: FileScan;
  /** Where the text begins in the file. */
  readonly base?: number;
  readonly outer?: OuterGuard;
  readonly findReceiver?: FindReceiver;
  /** Types of imported names. */
  readonly imports?: ImportedTypes;
  /** The tags of elements that markup puts into names of the script. */
  readonly elements?: ReadonlyMap<string, string>;
  /** Names that markup declares. */
  readonly names?: ReadonlySet<string>;
  /** The only names of the platform's; every other name is the component's. */
  readonly globals?: ReadonlySet<string>;
  /** Finds out where a program runs, and takes away what never reaches a browser. */
  readonly judge?: (program: JsNode) => Elsewhere | undefined;
  /** Text in templates that is HTML. */
  readonly onHtml?: (template: FoundTemplate) => Promise<void>;
}

interface FoundInScript {
  readonly templates: FoundTemplate[];
  readonly elements: readonly FoundElement[];
}

/** Bundles export nothing to each other. */
const loadOutlines = () => import(/* webpackChunkName: "scan-outline" */ './types/projectOutlines');

/** Events of the window or document that markup listens to through an element: `<body onload>`. */
const PAGE_TAGS: ReadonlyMap<string, string> = new Map([
  ['body', 'Window'],
  ['svelte:window', 'Window'],
  ['svelte:document', 'Document'],
]);

export class JsScanner {
  private readonly names: PlatformNames;
  private readonly enhancements: Enhancements;
  private readonly syntax: SyntaxKeys;
  /** Loaded on demand: bundles contain no JSX. */
  private readonly jsx = loadOnce(async () => {
    const { JsxScanner } = await import(/* webpackChunkName: "scan-jsx" */ './JsxScanner');
    return new JsxScanner(this.table, this);
  });

  constructor(
    private readonly table: ScanTable,
    private readonly css: CssScanner,
  ) {
    this.names = new PlatformNames(table);
    this.enhancements = new Enhancements(table);
    this.syntax = new SyntaxKeys(table);
  }

  /**
   * Exports of a file.
   * @throws ScanProblem if the file cannot be read
   */
  async outline(source: JsSource, modules: ModuleNames, module: number): Promise<Outline> {
    const program = await parseJs(source);
    const { OutlineWriter, outlineTests } = await loadOutlines();
    return withinDepth(() => {
      const scope = declareAll(program);
      const isChecked = source.syntax.startsWith('ts');
      const types = new Types(
        this.names,
        openImports(modules, module),
        isChecked,
        JsDocs.in(source.text),
      );
      const outline = new OutlineWriter(types, modules, module).write(program, scope);
      const scan = new FileScan(this.enhancements);
      const reader = new JsPass({ scan, names: this.names, types, base: 0, css: this.css.finds });
      const tests = outlineTests(program, scope, reader);
      return Object.keys(tests).length > 0 ? { ...outline, tests } : outline;
    });
  }

  async openProject(
    modules: ModuleNames,
    outlines: readonly (Outline | undefined)[],
  ): Promise<ProjectTypes> {
    const { ProjectTypes: Project } = await loadOutlines();
    return new Project(this.names, modules, outlines);
  }

  /** The key of an event that an element listens to. */
  eventOf(tag: string, event: string): ScanNode | undefined {
    const page = PAGE_TAGS.get(tag);
    return (
      (page === undefined ? undefined : this.names.event(page, event)) ??
      this.names.event(this.names.elementType(tag) ?? 'HTMLElement', event)
    );
  }

  /** @throws ScanProblem if the text cannot be read */
  async scan(source: JsSource, place: JsPlace): Promise<void> {
    const { scan, base = 0, onHtml } = place;
    const program = await parseJs(source);
    const elsewhere = place.judge?.(program);
    // Elements reach browsers from wherever they are made; nothing else of such a file does.
    const into = elsewhere ? { ...place, scan: new FileScan(scan.enhancements) } : place;
    const { templates, elements } = withinDepth(() => this.walk(program, source, into));
    if (elsewhere) templates.length = 0;
    if (elsewhere && (elsewhere !== 'server' || elements.length === 0)) {
      scan.leftOut = elsewhere;
      return;
    }
    if (elements.length > 0) {
      const { objects, texts } = (await this.jsx.load()).scan(elements, source.text, {
        scan,
        base,
      });
      this.addStyles(objects, scan, base);
      templates.push(...texts);
    }
    for (const template of templates) {
      if (template.language === 'css') await this.addTemplate(template, scan, base);
      else await onHtml?.(template);
    }
  }

  /** Adds the uses of the script itself; text in other languages is left to the caller. */
  private walk(program: JsNode, { text, syntax }: JsSource, place: JsPlace): FoundInScript {
    const { scan, base = 0, outer, findReceiver, imports = NO_IMPORTS } = place;
    const templates: FoundTemplate[] = [];
    const elements: FoundElement[] = [];
    const read = new Set<number>();
    const addText = (language: 'css' | 'html', node: JsNode, at: Scope) => {
      for (const one of textsInPlace(node, at, text)) {
        // A name may be read at several places.
        if (!read.has(one.start)) templates.push({ ...one, language, isFlattened: false });
        read.add(one.start);
      }
    };
    const scope = declareAll(program, this.syntax.open(scan, text, base, outer));
    declareMarkup(scope, place);
    const pass = new JsPass({
      scan,
      names: this.names,
      types: new Types(this.names, imports, syntax.startsWith('ts'), JsDocs.in(text)),
      base,
      outer,
      findReceiver,
      css: this.css.finds,
      onText: addText,
      onTemplate: (node, at) => {
        const moduleOf = (name: string) => importedFrom(name, at);
        if (node.type === 'Decorator')
          for (const one of componentTexts(node, moduleOf)) addText(one.language, one.value, at);
        const template = readTemplate(node, text, moduleOf);
        if (template) templates.push(template);
      },
      onElement: (node, held, at) => elements.push({ node, held, scope: at }),
    });
    pass.walk(program, scope, undefined);
    pass.asked.mark(scan, this.table, base);
    pass.own.mark(scan, this.table);
    return { templates, elements };
  }

  /** Scans code in a component's markup that sets `style`. Unreadable code sets nothing. */
  async scanStyles(code: string, scan: FileScan, base: number): Promise<void> {
    const text = `(${code}\n)`;
    const program = await parseJs({ text, syntax: 'js' }).catch(() => undefined);
    const [statement] = (program?.body ?? []) as readonly JsNode[];
    if (!statement || typeof statement.expression !== 'object') return;
    const { objects, texts } = (await this.jsx.load()).readStyles(statement.expression, text);
    this.addStyles(objects, scan, base - 1);
    for (const template of texts) await this.addTemplate(template, scan, base - 1);
  }

  private addStyles(
    objects: readonly (readonly StyleProperty[])[],
    scan: FileScan,
    base: number,
  ): void {
    for (const properties of objects) this.css.scanProperties(properties, scan, base);
  }

  private addTemplate(
    { text, start, isFlattened }: FoundTemplate,
    scan: FileScan,
    base: number,
  ): Promise<void> {
    return this.css
      .scan(text, 'css', scan, { base: base + start, isFlattened })
      .catch(() => undefined);
  }
}

/** The names that markup around a script gives it. */
function declareMarkup(scope: Scope, { names, globals, elements }: JsPlace): void {
  for (const name of names ?? []) if (!scope.own(name)) scope.set(declareForeign(name, scope));
  scope.globals = globals;
  scope.elements = elements;
  for (const [name, tag] of elements ?? []) {
    const binding = scope.own(name);
    if (binding) binding.elementTag = tag;
  }
}

function importedFrom(name: string, scope: Scope): string | undefined {
  const { kind, node } = scope.find(name) ?? {};
  return kind === 'import' ? (node?.source?.value as string) : undefined;
}

function withinDepth<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    throw toDepthProblem(cause) ?? cause;
  }
}
