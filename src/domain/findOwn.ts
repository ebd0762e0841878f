/** The entry of a table for a name that a client sent: `constructor` is in none, though every object has it. */
export function findOwn<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
