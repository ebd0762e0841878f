// JavaScript and TypeScript → a syntax tree. acorn reads what ships; Babel's parser what has types
// or JSX. Each is loaded with the first file that needs it.
import type { parse } from 'acorn';
import { namesOf } from '@/engines/scanner/namesOf';
import { ScanProblem, toDepthProblem } from '@/engines/scanner/ScanProblem';
import type { JsNode } from './JsNode';

export type JsSyntax = 'js' | 'jsx' | 'ts' | 'tsx';

export interface JsSource {
  readonly text: string;
  readonly syntax: JsSyntax;
  /** True or false if the text is known to be a module or not. */
  readonly isModule?: boolean;
}

const OTHER_SYNTAX =
  /<\/?[\w$.]*[\s/>]|@flow|(?:^|[\s{;(])@\w|\bimport(?:\s+|\.)(?:defer|source)\b|['"]\s*assert\s*\{/m;

/** Kept, since asking for a module once a file costs more than small files do. */
let parseScript: typeof parse | undefined;

/** @throws ScanProblem if the text is not in this language */
export async function parseJs(source: JsSource): Promise<JsNode> {
  if (source.syntax !== 'js') return parseWithBabel(source);
  try {
    parseScript ??= (await import(/* webpackChunkName: "scan-acorn" */ 'acorn')).parse;
    return parseWithAcorn(source, parseScript);
  } catch (cause) {
    // JSX, Flow, decorators and imports that wait also stand in .js files.
    if (!OTHER_SYNTAX.test(source.text)) throw cause;
    return parseWithBabel({ ...source, syntax: 'jsx' }).catch(() => Promise.reject(cause as Error));
  }
}

/**
 * Parses as a module first, unless the text is known not to be one; if that fails, it is a script.
 */
function parseWithAcorn({ text, isModule }: JsSource, parseText: typeof parse): JsNode {
  const parseAs = (sourceType: 'module' | 'script') =>
    parseText(text, {
      ecmaVersion: 'latest',
      sourceType,
      allowHashBang: true,
      allowReturnOutsideFunction: true,
    }) as unknown as JsNode;
  try {
    try {
      return parseAs(isModule === false ? 'script' : 'module');
    } catch (cause) {
      if (isModule === true) throw cause;
      return parseAs(isModule === false ? 'module' : 'script');
    }
  } catch (cause) {
    throw toProblem(cause);
  }
}

async function parseWithBabel({ text, syntax }: JsSource): Promise<JsNode> {
  const { parse: parseBabel } = namesOf(
    await import(/* webpackChunkName: "scan-babel" */ '@babel/parser'),
  );
  const isTyped = syntax === 'ts' || syntax === 'tsx';
  const parseAs = (decorators: 'decorators' | 'decorators-legacy') =>
    parseBabel(text, {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      allowSuperOutsideMethod: true,
      allowUndeclaredExports: true,
      createImportExpressions: true,
      attachComment: false,
      plugins: [
        ['estree', { classFeatures: true }],
        isTyped ? 'typescript' : 'flow',
        ...(syntax === 'ts' ? [] : (['jsx'] as const)),
        decorators,
        'decoratorAutoAccessors',
        'explicitResourceManagement',
        'deferredImportEvaluation',
        'sourcePhaseImports',
        // The first edition of import attributes.
        'deprecatedImportAssert',
      ],
    }).program as unknown as JsNode;
  try {
    return parseAs('decorators');
  } catch (cause) {
    // TypeScript's older decorators also stand before parameters.
    if (!isTyped || !/Decorators/.test((cause as Error).message)) throw toProblem(cause);
  }
  try {
    return parseAs('decorators-legacy');
  } catch (cause) {
    throw toProblem(cause);
  }
}

function toProblem(cause: unknown): ScanProblem {
  const depthProblem = toDepthProblem(cause);
  if (depthProblem) return depthProblem;
  if (cause instanceof RangeError) throw cause;
  const { message, loc } = cause as {
    readonly message: string;
    readonly loc?: { readonly line: number; readonly column: number };
  };
  return new ScanProblem(
    `${message.replace(/\s*\(\d+:\d+\)$/, '').replace(/\.?$/, '.')}`,
    loc && { line: loc.line, column: loc.column + 1 },
  );
}
