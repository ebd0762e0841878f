// postcss-plimsoll: scans a style sheet as the plugins before it leave it, and warns at the nodes that
// people wrote. PostCSS knows where these come from, by the source maps that it was given.
import type { AnyNode, Plugin, Root, Stringifier } from 'postcss';
import { scanText } from '@/cli/library/api';
import { type PluginOptions, readOptions } from '@/cli/plugins/bundle/readOptions';

const NAME = 'postcss-plimsoll';
/** Sheets of other languages, and of components, come here as plain CSS. */
const READABLE = /\.(?:css|scss|less|pcss|postcss)$/;

interface PrintedNode {
  /** An offset in the text. */
  readonly at: number;
  readonly node: AnyNode;
}

export default function postcssPlugin(given?: Omit<PluginOptions, 'fail'>): Plugin {
  const { terms, fault } = readOptions(given, ['audience', 'line', 'config', 'server']);
  return {
    postcssPlugin: NAME,
    async OnceExit(root, { result, stringify }) {
      try {
        if (fault !== undefined) throw new Error(fault);
        const from = (root.source?.input.file ?? result.opts.from ?? 'stdin.css').replace(
          /[?].*/s,
          '',
        );
        const { text, nodes } = print(root, result.opts.syntax?.stringify ?? stringify);
        const path = READABLE.test(from) ? from : `${from}.css`;
        const report = await scanText(text, { ...terms, path });
        for (const { level, message, start, end } of report?.findings ?? []) {
          if (level === 'hint') continue;
          const { at, node } = nodes.findLast((printed) => printed.at <= start) ?? {
            at: 0,
            node: root,
          };
          result.warn(message, { node: withSource(node), index: start - at, endIndex: end - at });
        }
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        result.warn(`plimsoll: ${why}`, { plugin: NAME });
      }
    },
  };
}
postcssPlugin.postcss = true as const;

/** For configurations that are CommonJS. */
export { postcssPlugin as 'module.exports' };

/** A root as text, with the nodes in the order of their places. */
function print(root: Root, stringify: Stringifier) {
  let text = '';
  const nodes: PrintedNode[] = [];
  stringify(root, (part, node, type) => {
    if (node && type !== 'end') nodes.push({ at: text.length, node });
    text += part;
  });
  return { text, nodes };
}

/** Some plugins add nodes that come from nowhere. */
function withSource(node: AnyNode): AnyNode {
  for (let at: AnyNode | undefined = node; at; at = at.parent as AnyNode | undefined)
    if (at.source?.start) return at;
  return node;
}
