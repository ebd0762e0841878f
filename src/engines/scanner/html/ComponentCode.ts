// The code of a component: its script and the code in its markup, which run together.
import type { FileScan } from '@/engines/scanner/FileScan';
import type { JsPlace, JsScanner } from '@/engines/scanner/js/JsScanner';
import { type JsSyntax, parseJs } from '@/engines/scanner/js/parseJs';
import { ScanProblem } from '@/engines/scanner/ScanProblem';
import {
  codeInBraces,
  codeInHoles,
  type CodePiece,
  keepOnlyCode,
  VUE_GLOBALS,
} from './codeInMarkup';
import { childrenOf, type EmbeddedScript, type ParentNode, valueStart } from './embeddedCode';

interface Component {
  readonly text: string;
  readonly scan: FileScan;
  readonly base: number;
}

type ScriptPlace = Pick<JsPlace, 'elements' | 'outer'> & {
  /** Reads the HTML in a text that begins there. */
  readonly htmlAt?: (base: number) => JsPlace['onHtml'];
};

export class ComponentCode {
  constructor(private readonly js: JsScanner) {}

  /** Scans a Svelte component. @throws ScanProblem if its script cannot be read */
  async scan(
    script: EmbeddedScript | undefined,
    { text, scan, base }: Component,
    { htmlAt, ...place }: ScriptPlace = {},
  ): Promise<void> {
    const { pieces, names } = codeInHoles(text);
    const language = script?.language ?? 'js';
    const read = await keepParsed(text, pieces, language);
    const own = script && { start: script.start, end: script.start + script.text.length };
    if (read.length > 0) {
      const code = keepOnlyCode(text, own, read);
      try {
        await this.js.scan(
          { text: code, syntax: language, isModule: true },
          { ...place, scan, base, names, onHtml: htmlAt?.(base) },
        );
        return;
      } catch (cause) {
        if (!(cause instanceof ScanProblem)) throw cause;
      }
    }
    if (script)
      await this.js.scan(
        { text: script.text, syntax: language, isModule: script.isModule },
        { ...place, scan, base: base + script.start, onHtml: htmlAt?.(base + script.start) },
      );
  }

  /** A Vue template: its names are the component's. */
  async scanTemplate(
    root: ParentNode,
    isTyped: boolean,
    { text, scan, base, elements }: Component & Required<Pick<ScriptPlace, 'elements'>>,
  ): Promise<void> {
    const pieces = [...codeInBraces(text), ...codeInDirectives(root, text)];
    const syntax = isTyped ? 'ts' : 'js';
    const read = await keepParsed(text, pieces, syntax);
    if (read.length > 0)
      await this.js
        .scan(
          { text: keepOnlyCode(text, undefined, read), syntax, isModule: true },
          { scan, base, elements, globals: VUE_GLOBALS },
        )
        .catch((cause: unknown) => {
          if (!(cause instanceof ScanProblem)) throw cause;
        });
  }
}

/** The part of a `v-for` before the list; its `in` is not an operator. */
const VUE_LOOP = /^[^]*?\s(?:in|of)\s+/;

function codeInDirectives(root: ParentNode, text: string): readonly CodePiece[] {
  const pieces: CodePiece[] = [];
  const pending: ParentNode[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    pending.push(...childrenOf(node));
    if (!('tagName' in node)) continue;
    for (const { name, value } of node.attrs) {
      const start = /^(?::|@|v-(?!slot|pre$|cloak$))/.test(name)
        ? valueStart(node, name, text)
        : undefined;
      if (start === undefined || !text.startsWith(value, start)) continue;
      const from = name === 'v-for' ? (VUE_LOOP.exec(value)?.[0].length ?? 0) : 0;
      const isHandler = /^(?:@|v-on)/.test(name);
      pieces.push({ start: start + from, end: start + value.length, isHandler });
    }
  }
  return pieces;
}

/** Drops pieces that cannot be read, since one would make all the rest unreadable. */
async function keepParsed(
  text: string,
  pieces: readonly CodePiece[],
  syntax: JsSyntax,
): Promise<readonly CodePiece[]> {
  const kept: CodePiece[] = [];
  for (const piece of pieces) {
    const code = text.slice(piece.start, piece.end);
    if (code.trim() === '') continue;
    // A place where `await` and `return` are errors; elsewhere they would apply to the whole text.
    const written = `class A { static { ${piece.isHandler ? code : `(${code}\n)`}\n} }`;
    const program = await parseJs({ text: written, syntax }).catch(() => undefined);
    if (program) kept.push(piece);
  }
  return kept;
}
