// Lines of a script that are part of a text: a template literal says its indentation.
import { forEachChild } from '@/engines/scanner/js/forEachChild';
import type { JsNode } from '@/engines/scanner/js/JsNode';
import { type JsSyntax, parseJs } from '@/engines/scanner/js/parseJs';
import type { SourceFile } from '@/engines/scanner/SourceFile';
import type { Placement, Range } from './Placement';

/** @returns true for places inside of template literals, and of JSX that holds words */
export async function linesOfTexts(
  { text, language }: SourceFile,
  placements: readonly Placement[],
): Promise<(at: number) => boolean> {
  const syntax = /^[jt]sx?$/.test(language) ? (language as JsSyntax) : undefined;
  const scripts = placements.filter(({ test }) => test.kind === 'if');
  if (scripts.length === 0) return () => false;
  // Code within markup is short: a quote that may open such a text is enough to leave its lines alone.
  const texts: Range[] = syntax
    ? textsIn(await parseJs({ text, syntax }))
    : scripts
        .map(({ range }) => range)
        .filter(({ start, end }) => /`/.test(text.slice(start, end)));
  return (at) => texts.some(({ start, end }) => start < at && at <= end);
}

function textsIn(node: JsNode, found: Range[] = []): Range[] {
  if (node.type === 'TemplateElement') found.push(node);
  forEachChild(node, (child) => textsIn(child, found));
  return found;
}
