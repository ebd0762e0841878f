// Imports while files are outlined, which stay open: `^3:name` is a value that module 3 exports,
// `^3:'Name` the type behind an exported name.
import type { ImportedTypes } from './ImportedTypes';
import type { ModuleNames } from './ModuleNames';
import { makeGeneric } from './typeNames';

const PLAIN_NAME = /^(?:[\w$]+|\*)$/;

export function openImports(modules: ModuleNames, from: number): ImportedTypes {
  const open = (source: string, name: string, sign: string): string | undefined => {
    const to = PLAIN_NAME.test(name) ? modules.resolve(from, source) : undefined;
    return to === undefined ? undefined : `^${to}:${sign}${name}`;
  };
  return {
    value: (source, name) => open(source, name, ''),
    type: (source, name, held) => {
      const type = open(source, name, "'");
      return type && makeGeneric(type, ...held);
    },
    test: () => undefined,
    shapeAt: () => undefined,
  };
}
