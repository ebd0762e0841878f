/**
 * Every string in the variables of an operation, however deep: a key may be in a list or an input
 * object. A loop, because recursion would end the stack where someone nests ten thousand lists.
 */
export function collectTexts(variables: unknown): readonly string[] {
  const texts: string[] = [];
  const left = [variables];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) left.push(part);
  }

  return texts;
}
