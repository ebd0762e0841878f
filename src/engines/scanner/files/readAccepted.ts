// The file of accepted uses, as `plimsoll scan --accept` writes it: how many uses of a key a source
// file may have. If a file has more, none of them is accepted, since the new ones cannot be known.

/** By file, then by key. */
export type AcceptedCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/**
 * Undefined if the text is not such a file.
 * @param name of the file: the names in it begin at its folder
 */
export function readAccepted(name: string, text: string): AcceptedCounts | undefined {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const accepted = (value as { readonly accepted?: unknown } | null)?.accepted;
  if (typeof accepted !== 'object' || accepted === null) return undefined;
  return new Map(
    Object.entries(accepted).map(([file, keys]) => [
      folder + file,
      new Map(
        Object.entries((keys ?? {}) as Record<string, { readonly count?: unknown } | null>).map(
          ([key, row]) => [key, typeof row?.count === 'number' ? row.count : 0],
        ),
      ),
    ]),
  );
}
