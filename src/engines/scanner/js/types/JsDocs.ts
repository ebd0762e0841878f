// Types in comments: `/** @param {HTMLElement} box */`. They are found from the place of the node
// they describe; a file without such comments has no instance.
import type { JsNode } from '@/engines/scanner/js/JsNode';

const MAX_TOKENS = 8;
const REACH = 4000;
/** Signs that may stand between a comment and the name it describes. */
const NAMING = /[\w$#.=:]/;

export class JsDocs {
  /** Undefined if the text has no such comment. */
  static in(text: string): JsDocs | undefined {
    return /@(?:type|param|returns?)\s*\{/.test(text) ? new JsDocs(text) : undefined;
  }

  private constructor(private readonly text: string) {}

  typeOf(node: JsNode): string | undefined {
    return tag(this.before(node.start), 'type');
  }

  returnOf(node: JsNode): string | undefined {
    return tag(this.before(node.start), 'returns?');
  }

  paramOf(node: JsNode, name: string): string | undefined {
    return tag(this.before(node.start), 'param', name);
  }

  /** The comment before a declaration, past its keywords and its name. */
  private before(start: number): string {
    let end = start;
    for (let token = 0; token < MAX_TOKENS; token++) {
      while (isSpace(this.text.charCodeAt(end - 1))) end--;
      if (this.text.startsWith('*/', end - 2)) {
        const from = this.text.lastIndexOf('/**', end);
        return from < 0 || end - from > REACH ? '' : this.text.slice(from, end);
      }
      const before = end;
      while (NAMING.test(this.text.charAt(end - 1))) end--;
      if (end === before) return '';
    }
    return '';
  }
}

function isSpace(code: number): boolean {
  return code <= 32 || (code > 127 && /\s/.test(String.fromCharCode(code)));
}

function tag(comment: string, name: string, param?: string): string | undefined {
  if (!comment.includes('{')) return undefined;
  const after = param === undefined ? '' : `\\s*\\[?${param.replace(/\$/g, '\\$')}\\b`;
  return new RegExp(`@${name}\\s*\\{([^{}]*)\\}${after}`).exec(comment)?.[1]?.trim();
}
