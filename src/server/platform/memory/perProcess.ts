// Next.js loads a server module several times in one process. A value that all copies must share
// lives here by name; docs/operate.md lists each with its bound.
const values = ((globalThis as { plimsoll?: Map<string, unknown> }).plimsoll ??= new Map());

/**
 * The one value of this name in the process; the first caller makes it.
 * @param name must be unique
 */
export function perProcess<Value>(name: string, make: () => Value): Value {
  if (!values.has(name)) values.set(name, make());

  return values.get(name) as Value;
}
