// Builds that rewrite new syntax: what a source has of it may not be in what is shipped.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'jsonc-parser';
import type { FoundUse } from './FoundUse';
import {
  ANGULAR,
  ANGULAR_SELECTOR,
  AS_IT_IS,
  BABEL_FILES,
  BUNDLED,
  BUNDLES,
  LOWERED_SCRIPT,
  LOWERED_STYLE,
  MODULE_NAME,
  PREFIXED,
  PREFIXERS,
  SCRIPT_BUILDS,
  SOURCE_NAME,
  STYLE_BUILDS,
} from './lowering.data';

/** The tools that rewrite the code of a folder, by name. */
interface Tools {
  readonly script?: string;
  readonly style?: string;
  /** Puts modules into one file. */
  readonly bundle?: string;
  /** Adds names with prefixes. */
  readonly prefixer?: string;
  /** Rewrites the selectors of components. */
  readonly component?: string;
}

/** The tool that may rewrite a use before it is shipped. */
export type FindLowering = (use: Pick<FoundUse, 'file' | 'key' | 'guard'>) => string | undefined;

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly compilerOptions?: { readonly target?: string };
}

/** @param root the folder of the configuration; packages in it may have tools of their own */
export function readLowering(root: string): FindLowering {
  const known = new Map<string, Tools>();
  const toolsIn = (folder: string): Tools => {
    let tools = known.get(folder);
    if (!tools) {
      const isTop = folder === '.' || folder.startsWith('..') || folder === dirname(folder);
      const outer = isTop ? {} : toolsIn(dirname(folder));
      tools = { ...outer, ...readTools(join(root, isTop ? '.' : folder)) };
      known.set(folder, tools);
    }
    return tools;
  };
  return (use) => loweredBy(use, () => toolsIn(dirname(use.file)));
}

function readTools(folder: string): Tools {
  const { dependencies, devDependencies } = readJson(join(folder, 'package.json'));
  const { target } = readJson(join(folder, 'tsconfig.json')).compilerOptions ?? {};
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const babel = BABEL_FILES.find((name) => existsSync(join(folder, name)));
  const compiled = typeof target === 'string' && !/^esnext$/i.test(target);
  const found = {
    script:
      names.find((name) => SCRIPT_BUILDS.test(name)) ??
      babel ??
      (compiled ? `TypeScript’s target ${target}` : undefined),
    style: names.find((name) => STYLE_BUILDS.test(name)),
    bundle: names.find((name) => BUNDLES.test(name)),
    prefixer: names.find((name) => PREFIXERS.test(name)),
    component: names.find((name) => name === ANGULAR),
  };
  return Object.fromEntries(Object.entries(found).filter(([, tool]) => tool !== undefined));
}

function readJson(path: string): Manifest {
  try {
    const read: unknown = parse(readFileSync(path, 'utf8'));
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

function loweredBy(
  { file, key, guard }: Parameters<FindLowering>[0],
  findTools: () => Tools,
): string | undefined {
  if (guard !== null || AS_IT_IS.test(file)) return undefined;
  if (!SOURCE_NAME.test(file) && !MODULE_NAME.test(file)) return undefined;
  if (LOWERED_SCRIPT.test(key)) {
    const { script, bundle } = findTools();
    return script ?? (BUNDLED.test(key) ? bundle : undefined);
  }
  if (ANGULAR_SELECTOR.test(key)) return findTools().component;
  if (PREFIXED.test(key)) return findTools().prefixer;
  return LOWERED_STYLE.test(key) ? findTools().style : undefined;
}
