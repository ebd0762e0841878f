import JSON5 from 'json5';
import type { PackageReader } from './PackageReader';

export const CANIUSE = 'caniuse-lite';
/** A member without a value, which no JSON has a word for. */
const UNDEFINED = /,\w+:undefined(?=[,}])/g;

/**
 * Reads a file of caniuse-lite. Its files are JavaScript modules, and a package may come from
 * anywhere, so they are parsed as data and never run.
 * @throws Error with a plain sentence if a file contains anything but data
 */
export function readCaniuseModule(reader: PackageReader, file: string): unknown {
  const [, literal] =
    /^\s*module\.exports\s*=([^]*?);?\s*$/.exec(reader.readText(CANIUSE, file)) ?? [];
  try {
    return JSON5.parse(literal!.replace(UNDEFINED, ''));
  } catch (cause) {
    throw new Error(`${CANIUSE}/${file} is not a single literal, as was expected.`, { cause });
  }
}
