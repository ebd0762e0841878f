// The text of a plimsoll.config.json → its settings, or every mistake in it with its place.
import {
  findNodeAtLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import type * as z from 'zod';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { nearest } from '@/domain/nearMatches';
import { type ProjectConfig, projectConfig } from '@/server/model/policy/projectConfig';
import { placeAt } from './placeAt';

/** @throws CliProblem with one line for each mistake: `plimsoll.config.json:3:11: …` */
export function parseConfig(text: string, file: string): ProjectConfig {
  const faults: ParseError[] = [];
  const tree = parseShallow(text, faults, file);
  const [fault] = faults;
  if (fault || !tree)
    throw problem([
      `${file}:${placeAt(text, fault?.offset ?? 0)}: This is not JSON (${fault ? readableCode(fault) : 'it is empty'}). Correct it here.`,
    ]);
  const parsed = projectConfig.safeParse(getValue(tree));
  if (parsed.success) return parsed.data;
  throw problem(
    parsed.error.issues.flatMap((issue) =>
      describeIssue(issue).map(
        ({ path, message }) => `${file}:${placeAt(text, findOffset(tree, path))}: ${message}`,
      ),
    ),
  );
}

/** The parser calls itself for each bracket. */
function parseShallow(text: string, faults: ParseError[], file: string): Node | undefined {
  try {
    return parseTree(text, faults, { allowTrailingComma: true });
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw problem([`${file}:1:1: It is nested too deep to be read. Correct its brackets.`]);
  }
}

function problem(lines: readonly string[]): CliProblem {
  return new CliProblem(EXIT.usage, lines.join('\n'));
}

/** `PropertyNameExpected` → `property name expected` */
function readableCode({ error }: ParseError): string {
  return printParseErrorCode(error)
    .replace(/(?!^)([A-Z])/g, ' $1')
    .toLowerCase();
}

/** Without a prototype's names: a key may be `__proto__`. */
function getValue(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(getValue);
  if (node.type !== 'object') return node.value as unknown;
  return Object.fromEntries(
    (node.children ?? []).map(({ children }) => [children![0]!.value, getValue(children![1]!)]),
  );
}

type Path = readonly (string | number)[];

/** The place of the value or, for a property that should not exist, of its name. */
function findOffset(tree: Node, path: Path): number {
  const node = findNodeAtLocation(tree, [...path]);
  const name = path.at(-1);
  const isName = node?.parent?.type === 'property' && typeof name === 'string';
  return (isName ? node.parent.offset : node?.offset) ?? offsetOfParent(tree, path);
}

function offsetOfParent(tree: Node, path: Path): number {
  return path.length === 0 ? tree.offset : findOffset(tree, path.slice(0, -1));
}

interface Described {
  readonly path: Path;
  readonly message: string;
}

function describeIssue(issue: z.core.$ZodIssue): readonly Described[] {
  const path = issue.path as Path;
  const name = path.length > 0 ? `"${path.join('.')}"` : 'The configuration';
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ path: [...path, key], message: unknownKey(key, path) }));
    case 'invalid_value':
      return [{ path, message: `${name} must be one of ${issue.values.join(', ')}.` }];
    case 'invalid_type':
      return [{ path, message: `${name} must be ${article(issue.expected)}.` }];
    case 'too_small':
      return [
        {
          path,
          message:
            issue.origin === 'number'
              ? `${name} must be ${issue.inclusive ? 'at least' : 'above'} ${issue.minimum}.`
              : `${name} must not be empty.`,
        },
      ];
    case 'too_big':
      return [
        {
          path,
          message: `${name} must be at most ${issue.maximum}${issue.origin === 'number' ? '' : issue.origin === 'string' ? ' characters' : ' entries'}.`,
        },
      ];
    case 'invalid_key':
      return [
        {
          path,
          message: `${name} is not a path: it must be 1 to 300 characters, none of them control characters.`,
        },
      ];
    case 'invalid_format':
      if (issue.format === 'regex')
        return [{ path, message: `${name} must have no control characters.` }];
      return [{ path, message: `${name} must be an address such as https://plimsoll.example.` }];
    default:
      return [{ path, message: `${name}: ${issue.message}.` }];
  }
}

function article(type: string): string {
  const words: Readonly<Record<string, string>> = {
    array: 'a list',
    object: 'an object in braces',
    record: 'an object in braces',
    string: 'a text in quotes',
    number: 'a number',
  };
  return words[type] ?? `a value of type ${type}`;
}

function unknownKey(key: string, path: Path): string {
  const known =
    path[0] === 'scan'
      ? Object.keys(projectConfig.shape.scan.unwrap().shape)
      : Object.keys(projectConfig.shape);
  const [near] = nearest(
    key,
    known.map((row) => ({ row, names: [row] })),
    1,
  );
  const remedy =
    near === undefined ? `Remove it; known are ${known.join(', ')}.` : `Did you mean "${near}"?`;
  return `There is no setting "${[...path, key].join('.')}". ${remedy}`;
}
