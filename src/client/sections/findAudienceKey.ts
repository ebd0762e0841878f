/** The key that a typed text stands for: a name among the options, or a key itself. */
export function findAudienceKey(
  text: string,
  options: readonly { readonly key: string; readonly name: string }[],
): string | undefined {
  const wanted = text.trim();
  const option = options.find(
    ({ key, name }) => name.toLowerCase() === wanted.toLowerCase() || key === wanted,
  );
  return option?.key ?? (/^[a-z]+:./i.test(wanted) ? wanted : undefined);
}
