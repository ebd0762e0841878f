// Less takes rules as arguments: `each(@sizes, { … })`, `.on-phones({ … });`. Its parser does not
// read them, so each becomes a rule of the same length, with its braces at their old places.
import { ScanProblem } from '@/engines/scanner/ScanProblem';

const MAY_TAKE_RULES = /[(,)]\s*\{/;
/** Text to pass over, and signs that open or close something. */
const PART =
  /\/\*[^]*?(?:\*\/|$)|(?<!:)\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[@#]\{[^{}]*\}|[(){}]/g;
/** The name before a parenthesis: `each`, `.mixin`, `#ns > .mixin`, or `.` of one without a name. */
const CALLED = /(?:\beach|[.#](?:[\w-]+(?:\s*>?\s*[.#][\w-]+)*)?)\s*$/;
const MAX_NAME = 200;

interface Open {
  readonly sign: string;
  /** Where the call begins; −1 without one. */
  readonly from: number;
  /** Where its last argument that is a rule ends. */
  ruleEnd: number;
}

export function plainLess(text: string): string {
  // Its parser reads `//*` as the start of a longer comment.
  const plain = text.replace(/(?<!\S)\/\/\*(?!\/)/g, '// ');
  if (!MAY_TAKE_RULES.test(plain)) return plain;
  const blanks: [from: number, to: number][] = [];
  const open: Open[] = [];
  for (const { 0: sign, index } of plain.matchAll(PART)) {
    const around = open.at(-1);
    if (sign === '(') open.push({ sign, from: startOfCall(plain, index), ruleEnd: -1 });
    else if (sign === '{') {
      if (around?.sign === '(' && around.from >= 0)
        blanks.push([around.ruleEnd < 0 ? around.from : around.ruleEnd, index]);
      open.push({ sign, from: -1, ruleEnd: -1 });
    } else if (sign === '}' || sign === ')') {
      const closed = open.pop();
      const next = open.at(-1);
      if (sign === '}' && next?.sign === '(') next.ruleEnd = index + 1;
      if (sign === ')' && closed && closed.ruleEnd >= 0) blanks.push([closed.ruleEnd, index + 1]);
    }
    if (open.length > MAX_OPEN) throw new ScanProblem('It is nested too deep to be read.');
  }
  return withBlanks(plain, blanks);
}

const MAX_OPEN = 10_000;

function startOfCall(text: string, at: number): number {
  const from = Math.max(0, at - MAX_NAME);
  const found = CALLED.exec(text.slice(from, at));
  return found ? from + found.index : -1;
}

/** The head of a call becomes a selector, which a rule needs. */
function withBlanks(text: string, blanks: readonly (readonly [number, number])[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const [from, to] of [...blanks].sort(([a], [b]) => a - b)) {
    if (from < done) continue;
    const blank = text.slice(from, to).replace(/[^\n]/g, ' ');
    parts.push(text.slice(done, from), text[to] === '{' ? `&${blank.slice(1)}` : blank);
    done = to;
  }
  return parts.join('') + text.slice(done);
}
