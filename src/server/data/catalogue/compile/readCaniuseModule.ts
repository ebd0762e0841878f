import JSON5 from 'json5';
import type { PackageReader } from './PackageReader';

export const CANIUSE = 'caniuse-lite';
/** A member without a value, which no JSON has a word for. */
const UNDEFINED = /,\w+:undefined(?=[,}])/g;

/**
 * What a file of caniuse-lite holds. Its files are JavaScript modules, and a package may come from
 * anywhere, so each is parsed as data and never run.
 * @throws Error with a plain sentence where a file holds anything but data
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
