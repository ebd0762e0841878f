// A file of the repository → its new text. A file is ours if it begins as we write it, with the
// label of a policy; a block is ours between our marks, and `browserslist` in a package.json if
// `plimsoll` next to it says so. Everything else stays as it is or is refused, including a file
// that only quotes a label.
import { parse, type ParseError } from 'jsonc-parser';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { setInJson } from './setInJson';

/** "Plimsoll · World · p_0123456789ab · 2026-11-22", as every file of a policy carries it. */
const LABEL = /Plimsoll · .* · (p_[0-9a-f]{12}) · \d{4}-\d{2}-\d{2}/;
/** How a file of ours begins: a comment, or the first property of its JSON. */
const OWN_START =
  /^\uFEFF?\s*(?:#|\/\/|\{\s*"(?:name|description|\/\/)"\s*:\s*\[?\s*")\s*Plimsoll · .* · p_[0-9a-f]{12} · /;
/** The policy in the words of its JSON. */
const JSON_LABEL =
  /^\uFEFF?\s*\{\s*(?:"\$schema"\s*:\s*"[^"]*",\s*)?"hash"\s*:\s*"(p_[0-9a-f]{12})",\s*"day"\s*:\s*"/;
/** Texts for people and agents, to which a block may be added: `AGENTS.md`, `.cursorrules`. */
const PROSE = /(?:^|\/)(?:\.?[^./]+|[^/]*\.(?:md|mdc|mdx|markdown|txt))$/i;
const MARK = /^.*\bplimsoll:(start|end)\b.*$/gm;

interface Merge {
  /** As people know the file. */
  readonly name: string;
  readonly format: string;
  readonly before: string | undefined;
  /** Current content of the format. */
  readonly content: string;
  /** `p_` and twelve digits. */
  readonly hash: string;
}

/** @throws CliProblem if the file is not ours */
export function mergeFile(merge: Merge): string {
  const after = merge.format === 'browserslist' ? mergePackage(merge) : mergeText(merge);
  return merge.before !== undefined && isSame(merge.before, after) ? merge.before : after;
}

/** The hash of the policy in a text of ours; undefined for other texts. */
export function hashIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  return (LABEL.exec(text) ?? JSON_LABEL.exec(text) ?? PACKAGE_LABEL.exec(text))?.[1];
}

const PACKAGE_LABEL = /"plimsoll":\s*\{\s*"policy":\s*"(p_[0-9a-f]{12})"/;

/** The day a policy was written on is no reason to write it again. */
function isSame(before: string, after: string): boolean {
  const undated = (text: string) =>
    text
      .replace(/( · p_[0-9a-f]{12} · )\d{4}-\d{2}-\d{2}/g, '$1')
      .replace(/("hash": "p_[0-9a-f]{12}",\s*"day": ")[\d-]*/, '$1');
  return undated(before) === undated(after);
}

function mergeText({ name, format, before, content: given }: Merge): string {
  // An audience may be called as our marks are.
  const content = given.replace(/\bplimsoll:(?=(?:start|end)\b)/g, 'plimsoll ');
  const isMarkdown = format === 'agents.md';
  if (before === undefined) return isMarkdown ? block(content) : content;
  const marks = [...before.matchAll(MARK)];
  if (marks.length > 0) return replaceBlock(name, before, marks, content);
  if (isMarkdown && PROSE.test(name)) return appendBlock(before, content);
  if (isMarkdown)
    throw new CliProblem(
      EXIT.usage,
      `${name} is not Markdown, so nothing is added to it. Give a path such as AGENTS.md, or put lines with plimsoll:start and plimsoll:end where the block belongs.`,
    );
  if (OWN_START.test(before) || JSON_LABEL.test(before)) return content;
  throw new CliProblem(
    EXIT.usage,
    `${name} was not written by plimsoll, so it is left alone. Give another path in "files", or delete it.${
      format === 'browserslistrc'
        ? ' Or put the lines “# plimsoll:start” and “# plimsoll:end” where the queries belong.'
        : ''
    }`,
  );
}

const START =
  '<!-- plimsoll:start (written by `plimsoll sync`; edit plimsoll.config.json instead) -->';
const END = '<!-- plimsoll:end -->';

function block(content: string): string {
  return `${START}\n${content}${END}\n`;
}

function appendBlock(before: string, content: string): string {
  const newline = before.includes('\r\n') ? '\r\n' : '\n';
  const gap = before.trim() === '' ? '' : before.endsWith('\n') ? newline : newline.repeat(2);
  return `${before}${gap}${block(content).replaceAll('\n', newline)}`;
}

function replaceBlock(
  name: string,
  before: string,
  marks: readonly RegExpExecArray[],
  content: string,
): string {
  const [start, end] = marks;
  const kinds = marks.map(([, kind]) => kind).join(' ');
  if (!start || !end || kinds !== 'start end')
    throw new CliProblem(
      EXIT.usage,
      `${name}: the marks plimsoll:start and plimsoll:end must each stand on one line, in this order, once. Found: ${kinds}. Correct them, or remove them all.`,
    );
  const newline = before.includes('\r\n') ? '\r\n' : '\n';
  const head = `${before.slice(0, start.index + start[0].length).replace(/\r$/, '')}${newline}`;
  return `${head}${content.replaceAll('\n', newline)}${before.slice(end.index)}`;
}

interface PackageFile {
  readonly browserslist?: unknown;
  readonly plimsoll?: { readonly policy?: unknown };
}

function mergePackage({ name, before, content, hash }: Merge): string {
  if (before === undefined)
    throw new CliProblem(EXIT.usage, `${name} does not exist. Create it with npm init first.`);
  const faults: ParseError[] = [];
  const file = parse(before.replace(/^\uFEFF/, ' '), faults) as PackageFile | null | undefined;
  if (faults.length > 0) throw notAPackage(name, 'is not JSON');
  if (!isObject(file)) throw notAPackage(name, 'is not an object in braces');
  if (file.plimsoll !== undefined && !isObject(file.plimsoll))
    throw notAPackage(name, 'has a "plimsoll" that is not an object in braces');
  const queries = JSON.parse(content) as readonly string[];
  const isOurs = typeof file.plimsoll?.policy === 'string';
  if (file.browserslist !== undefined && !isOurs)
    throw new CliProblem(
      EXIT.usage,
      `${name} has a "browserslist" that plimsoll did not write, so it is left alone. Remove it, or this line of "files".`,
    );
  const listed = setInJson(before, ['browserslist'], queries);
  return setInJson(listed, ['plimsoll', 'policy'], hash);
}

function notAPackage(name: string, why: string): CliProblem {
  return new CliProblem(EXIT.usage, `${name} ${why}. Correct it, then run this again.`);
}

function isObject<Value>(value: Value): value is Value & object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
