// The project's own TypeScript, which knows the type behind each member. The package does not bring
// a compiler: types are those of the project's own.
import { createRequire } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import type ts from 'typescript';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import type { FindReceiver } from '@/engines/scanner/forCommandLine';
import { type Checked, isOfLibrary, platformType } from './platformType';

export class CheckedTypes {
  private readonly checked: Checked;

  /**
   * @throws CliProblem without a TypeScript, or if the configuration cannot be read
   * @param config a path, or true for the nearest tsconfig.json
   */
  constructor(root: string, config: string | true, files: readonly string[]) {
    const compiler = loadTypeScript(root);
    const path =
      config === true
        ? compiler.findConfigFile(root, compiler.sys.fileExists)
        : resolve(root, config);
    if (path === undefined || !compiler.sys.fileExists(path))
      throw new CliProblem(
        EXIT.usage,
        `--types: there is no ${config === true ? 'tsconfig.json' : config}. Name it: --types=path/tsconfig.json.`,
      );
    const { options, fileNames } = readConfig(compiler, path, root);
    const program = compiler.createProgram([...new Set([...fileNames, ...files])], {
      ...options,
      noEmit: true,
      allowJs: true,
      skipLibCheck: true,
    });
    this.checked = { ts: compiler, program, checker: program.getTypeChecker() };
  }

  /** Undefined for a file that the compiler does not read. */
  receiversIn(path: string): FindReceiver | undefined {
    const file = this.checked.program.getSourceFile(path);
    if (!file) return undefined;
    const members = this.findMembers(file);
    return (start) => {
      const node = members.get(start);
      return node && this.findReceiver(node);
    };
  }

  private findMembers(file: ts.SourceFile): ReadonlyMap<number, ts.Node> {
    const { ts: compiler } = this.checked;
    const members = new Map<number, ts.Node>();
    const visit = (node: ts.Node): void => {
      if (compiler.isPropertyAccessExpression(node)) members.set(node.name.getStart(file), node);
      else if (compiler.isElementAccessExpression(node))
        members.set(node.argumentExpression.getStart(file), node);
      else if (compiler.isBindingElement(node))
        members.set((node.propertyName ?? node.name).getStart(file), node);
      compiler.forEachChild(node, visit);
    };
    visit(file);
    return members;
  }

  /** Null for a member of the project's own, undefined if the compiler does not know either. */
  private findReceiver(node: ts.Node): string | null | undefined {
    const { ts: compiler, checker } = this.checked;
    const [owner, name] = compiler.isBindingElement(node)
      ? [node.parent, node.propertyName ?? node.name]
      : compiler.isPropertyAccessExpression(node)
        ? [node.expression, node.name]
        : [
            (node as ts.ElementAccessExpression).expression,
            (node as ts.ElementAccessExpression).argumentExpression,
          ];
    if (!('text' in name)) return null;
    const type = checker.getTypeAtLocation(owner);
    if (type.flags & (compiler.TypeFlags.Any | compiler.TypeFlags.Unknown)) return undefined;
    const symbol =
      checker.getPropertyOfType(
        checker.getApparentType(checker.getNonNullableType(type)),
        name.text,
      ) ?? checker.getSymbolAtLocation(name);
    if (symbol && !isOfLibrary(this.checked, symbol)) return null;
    return platformType(this.checked, type, name.text) ?? null;
  }
}

function loadTypeScript(root: string): typeof ts {
  try {
    return createRequire(resolve(root, 'package.json'))('typescript') as typeof ts;
  } catch {
    throw new CliProblem(
      EXIT.usage,
      '--types: the project has no TypeScript. Install it there, or scan without --types.',
    );
  }
}

function readConfig(compiler: typeof ts, path: string, root: string): ts.ParsedCommandLine {
  const { config, error } = compiler.readConfigFile(path, compiler.sys.readFile) as {
    readonly config?: unknown;
    readonly error?: ts.Diagnostic;
  };
  if (error)
    throw new CliProblem(
      EXIT.usage,
      `--types: ${relative(root, path)} cannot be read: ${compiler.flattenDiagnosticMessageText(error.messageText, ' ')}`,
    );
  return compiler.parseJsonConfigFileContent(config, compiler.sys, dirname(path));
}
