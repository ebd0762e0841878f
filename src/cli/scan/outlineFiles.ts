// The step before a scan: what each script exports, so that scripts that import it know its types.
import { ModuleNames, type Outline, type Scanner } from '@/engines/scanner/forCommandLine';
import type { FoundFile } from './findFiles';
import { readSource } from './readSource';

/** Scripts that may import each other. */
export function selectScripts(inputs: readonly FoundFile[]): readonly FoundFile[] {
  return inputs.filter(({ language }) => /^[jt]sx?$/.test(language));
}

/** Undefined for a file that cannot be read; its scan reports why. */
export async function outlineFile(
  scanner: Scanner,
  input: FoundFile,
  modules: ModuleNames,
): Promise<Outline | undefined> {
  try {
    const { name, language } = input;
    const { text } = readSource(input);
    return text === undefined
      ? undefined
      : await scanner.outline({ name, language, text }, modules);
  } catch {
    return undefined;
  }
}

/** @param giveWay lets other work run between two files */
export async function outlineFiles(
  scanner: Scanner,
  inputs: readonly FoundFile[],
  giveWay?: () => Promise<unknown>,
): Promise<{ readonly modules: ModuleNames; readonly outlines: (Outline | undefined)[] }> {
  const modules = new ModuleNames(inputs.map(({ name }) => name));
  const outlines: (Outline | undefined)[] = [];
  for (const input of inputs) {
    outlines.push(await outlineFile(scanner, input, modules));
    await giveWay?.();
  }
  return { modules, outlines };
}
