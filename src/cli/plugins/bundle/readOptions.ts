import type { Options } from '@/cli/library/apiTypes';

export interface PluginOptions extends Omit<Options, 'cwd'> {
  /** True to end the build with an error if anything breaks below the line. */
  readonly fail?: boolean;
}

export interface ReadOptions {
  readonly fail: boolean;
  readonly terms: Omit<Options, 'cwd'>;
  /** The fault in the options and its remedy; nothing is scanned by them then. */
  readonly fault: string | undefined;
}

type Name = keyof PluginOptions;

const TYPES: Readonly<Record<Name, 'boolean' | 'number' | 'string'>> = {
  fail: 'boolean',
  audience: 'string',
  line: 'number',
  config: 'string',
  server: 'string',
};

/**
 * Reads what a build's configuration gives, which may be anything: it throws nothing.
 * @param names of the options that the plugin has
 */
export function readOptions(
  given: unknown,
  names: readonly Name[] = Object.keys(TYPES) as Name[],
): ReadOptions {
  if (given === undefined) return { fail: false, terms: {}, fault: undefined };
  const fault = findFault(given, names);
  const { fail = false, ...terms } = (given ?? {}) as PluginOptions;
  return fault === undefined
    ? { fail, terms, fault }
    : { fail: (fail as unknown) === true, terms: {}, fault };
}

function findFault(given: unknown, names: readonly Name[]): string | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return `The options of plimsoll(…) are an object, such as { "line": 95 }, and not ${JSON.stringify(given)}.`;
  for (const [name, value] of Object.entries(given)) {
    const known = names.find((each) => each === name);
    if (known === undefined)
      return `plimsoll(…) has no option “${name}”. It has ${names.join(', ')}.`;
    if (value !== undefined && typeof value !== TYPES[known])
      return `The option “${name}” of plimsoll(…) is a ${TYPES[known]}, and not ${JSON.stringify(value)}.`;
  }
  return undefined;
}
