/** Concatenates variable-length lists: list `i` spans `starts[i]` to `starts[i + 1]`. */
export function compileLists<Value>(lists: readonly (readonly Value[])[]): {
  readonly starts: Uint32Array;
  readonly values: Value[];
} {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, index) => {
    starts[index + 1] = starts[index]! + list.length;
  });
  return { starts, values: lists.flat() };
}
