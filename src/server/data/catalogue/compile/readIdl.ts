import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type IDLRootType, parse } from 'webidl2';

export const getWebrefFolder = (name: string): string => resolve('node_modules', '@webref', name);

/** Web IDL as the specifications state it. */
export function readIdl(): IDLRootType[] {
  const folder = getWebrefFolder('idl');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.idl'))
    .flatMap((name) => parse(readFileSync(`${folder}/${name}`, 'utf8')));
}
