// How many members of the platform a scan finds in a TypeScript project, against the compiler's own
// checker: which library declares the member that stands at a place.
// `npm run bench -- scanMembers [root] [folder]`, with TYPES=1 also by the checker itself.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { CheckedTypes } from '@/cli/scan/types/CheckedTypes';
import { languageOf } from '@/engines/scanner/files/languageOf';
import type { FindReceiver } from '@/engines/scanner/js/FindReceiver';
import { LIBRARY_TYPES } from '@/engines/scanner/js/types/builtinTypes.data';
import { ModuleNames } from '@/engines/scanner/js/types/ModuleNames';
import type { Outline } from '@/engines/scanner/js/types/Outline';
import type { ProjectTypes } from '@/engines/scanner/js/types/ProjectTypes';
import { Scanner } from '@/engines/scanner/Scanner';
import { ScanTable } from '@/engines/scanner/ScanTable';
import { loadScanTable } from '@/server/data/catalogue/scanTable';

const root = resolve(process.argv[2] ?? '.');
const folder = resolve(root, process.argv[3] ?? 'src');
const table = new ScanTable(loadScanTable().text);
const scanner = new Scanner(table);

const config = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
const parsed = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
const program = ts.createProgram(parsed.fileNames, { ...parsed.options, skipLibCheck: true });
const checker = program.getTypeChecker();
/** Declarations of the library that the data names otherwise. */
const OTHER_NAMES = new Map([
  ['Console', 'console'],
  ['Body', 'Response'],
]);

/** Member → keys that end in it, by owner. */
const owners = new Map<string, Map<string, string[]>>();
for (const start of ['api', 'javascript.builtins'])
  for (const [owner, node] of [
    ...table.children(start),
    ...[...table.children(`${start}.Intl`)].map(([name, one]) => [`Intl.${name}`, one] as const),
  ])
    for (const [name, member] of node.children) {
      if (!member.hasData) continue;
      const plain = name.replace(/_static$/, '');
      const known = owners.get(plain) ?? new Map<string, string[]>();
      known.set(owner, [...(known.get(owner) ?? []), table.pathAt(member.id)]);
      owners.set(plain, known);
    }

const declaredIn = (declaration: ts.Declaration): string | undefined => {
  const { parent } = declaration;
  // `declare function addEventListener` and the like: the global object's.
  if (ts.isFunctionDeclaration(declaration) || ts.isVariableDeclaration(declaration))
    return 'globalThis';
  if (ts.isInterfaceDeclaration(parent) && ts.isModuleBlock(parent.parent))
    return `${parent.parent.parent.name.text}.${parent.name.text}`;
  if (ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent)) return parent.name?.text;
  return ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)
    ? parent.parent.name.getText()
    : undefined;
};

/** The keys that the member at a place may be, none for one that is not the platform's. */
function expectedAt(access: ts.PropertyAccessExpression): ReadonlySet<string> {
  // A tuple's length is its own, and the list's.
  if (
    access.name.text === 'length' &&
    checker.isTupleType(checker.getTypeAtLocation(access.expression))
  )
    return new Set(['javascript.builtins.Array.length']);
  const declarations = (checker.getSymbolAtLocation(access.name)?.declarations ?? []).filter(
    (declaration) => program.isSourceFileDefaultLibrary(declaration.getSourceFile()),
  );
  const keys = owners.get(access.name.text);
  const names = declarations.map(declaredIn).filter((name) => name !== undefined);
  if (!keys || names.length === 0) return new Set();
  const known = names
    .map((name) => name.replace(/Constructor$/, ''))
    .map((name) => OTHER_NAMES.get(name) ?? LIBRARY_TYPES.get(name) ?? name);
  const exact = known.flatMap((name) => keys.get(name) ?? []);
  // A mixin's or an ancestor's members belong to every interface that has them.
  return new Set(exact.length > 0 ? exact : [...keys.values()].flat());
}

/** Whether the project declares more of one of the platform's types, which the platform may have. */
function isAdded(access: ts.PropertyAccessExpression): boolean {
  const type = checker.getNonNullableType(checker.getTypeAtLocation(access.expression));
  const parts = type.isIntersection() ? type.types : [type];
  return parts.some((part) =>
    part.symbol?.declarations?.some((one) =>
      program.isSourceFileDefaultLibrary(one.getSourceFile()),
    ),
  );
}

interface Score {
  found: number;
  wrong: string[];
  missed: Map<string, number>;
}

interface Knowledge {
  readonly receivers?: FindReceiver;
  readonly project?: ProjectTypes;
}

async function scan(
  file: ts.SourceFile,
  score: Score,
  { receivers, project }: Knowledge,
): Promise<void> {
  const language = languageOf(file.fileName) as 'ts' | 'tsx';
  const text = readFileSync(file.fileName, 'utf8');
  const { uses } = await scanner.scan({ name: file.fileName, language, text }, receivers, project);
  const at = new Map<number, string[]>();
  for (let index = 0; index < uses.length; index++) {
    const path = table.pathAt(uses.nodeAt(index));
    if (!/^(?:api|javascript\.builtins)\./.test(path)) continue;
    at.set(uses.startAt(index), [...(at.get(uses.startAt(index)) ?? []), path]);
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const found = at.get(node.name.getStart(file)) ?? [];
      const expected = expectedAt(node);
      const isRight = found.some((key) => expected.has(key));
      if (isRight) score.found++;
      else if (expected.size > 0) {
        const [key] = expected;
        score.missed.set(key!, (score.missed.get(key!) ?? 0) + 1);
      }
      const isMember = found.some((key) => key.includes(`.${node.name.text}`));
      if (!isRight && isMember && !isAdded(node))
        score.wrong.push(
          `${relative(root, file.fileName)}: ${found.join()} for ${[...expected].join()}`,
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

function print(name: string, { found, wrong, missed }: Score): void {
  const all = found + [...missed.values()].reduce((sum, count) => sum + count, 0);
  const share = ((100 * found) / all).toFixed(1);
  const rate = ((1000 * wrong.length) / (found + wrong.length)).toFixed(2);
  console.log(
    `${name}: ${found} of ${all} members (${share} %), ${wrong.length} wrong (${rate} in 1,000)`,
  );
  if (!process.env.DETAILS) return;
  console.log([...missed].sort((a, b) => b[1] - a[1]).slice(0, 25));
  console.log(wrong.slice(0, 20).join('\n'));
}

async function main(): Promise<void> {
  const scores = { alone: aScore(), together: aScore(), typed: aScore() };
  const files = program
    .getSourceFiles()
    .filter(
      ({ fileName, isDeclarationFile }) =>
        !isDeclarationFile && /\.tsx?$/.test(fileName) && fileName.startsWith(`${folder}/`),
    );
  const modules = new ModuleNames(files.map(({ fileName }) => fileName));
  const outlines: (Outline | undefined)[] = [];
  for (const { fileName, text } of files) {
    const language = languageOf(fileName) as 'ts' | 'tsx';
    outlines.push(await scanner.outline({ name: fileName, language, text }, modules));
  }
  const project = await scanner.openProject(modules, outlines);
  const types = process.env.TYPES ? new CheckedTypes(root, true, []) : undefined;
  for (const file of files) {
    await scan(file, scores.alone, {});
    await scan(file, scores.together, { project });
    if (types) await scan(file, scores.typed, { receivers: types.receiversIn(file.fileName) });
  }
  print('Each file alone', scores.alone);
  print('All files together', scores.together);
  if (types) print('With --types', scores.typed);
}

const aScore = (): Score => ({ found: 0, wrong: [], missed: new Map() });

void main();
