/** Runs a generator to its end, and returns its result. */
export async function drain<Value>(given: AsyncGenerator<unknown, Value>): Promise<Value> {
  for (;;) {
    const { done, value } = await given.next();
    if (done) return value;
  }
}
