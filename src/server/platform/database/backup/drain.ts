/** Returns what a generator returns once it has given everything. */
export async function drain<Value>(given: AsyncGenerator<unknown, Value>): Promise<Value> {
  for (;;) {
    const { done, value } = await given.next();
    if (done) return value;
  }
}
