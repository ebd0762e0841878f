// Builds that rewrite new syntax: what a source has of it may not be in what is shipped.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import type { FoundUse } from './FoundUse';
import {
  AS_IT_IS,
  LOWERED_SCRIPT,
  LOWERED_STYLE,
  MODULE_NAME,
  SCRIPT_BUILDS,
  SOURCE_NAME,
  STYLE_BUILDS,
} from './lowering.data';

/** The tools that rewrite a project's code, by name. */
export interface Lowering {
  readonly script: string | undefined;
  readonly style: string | undefined;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly compilerOptions?: { readonly target?: string };
}

/** @param root the folder of the configuration */
export function readLowering(root: string): Lowering {
  const { dependencies, devDependencies } = readJson(join(root, 'package.json'));
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const { target } = readJson(join(root, 'tsconfig.json')).compilerOptions ?? {};
  const compiled = typeof target === 'string' && !/^esnext$/i.test(target);
  return {
    script:
      names.find((name) => SCRIPT_BUILDS.test(name)) ??
      (compiled ? `TypeScript’s target ${target}` : undefined),
    style: names.find((name) => STYLE_BUILDS.test(name)),
  };
}

function readJson(path: string): Manifest {
  try {
    const read: unknown = parse(readFileSync(path, 'utf8'));
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** The tool that may rewrite a use before it is shipped. */
export function loweredBy(
  { file, key, guard }: Pick<FoundUse, 'file' | 'key' | 'guard'>,
  { script, style }: Lowering,
): string | undefined {
  if (guard !== null || (script ?? style) === undefined || AS_IT_IS.test(file)) return undefined;
  if (!SOURCE_NAME.test(file) && !MODULE_NAME.test(file)) return undefined;
  if (LOWERED_SCRIPT.test(key)) return script;
  return LOWERED_STYLE.test(key) ? style : undefined;
}
