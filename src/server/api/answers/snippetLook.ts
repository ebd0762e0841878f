import type { Catalogue, CompatKey } from '@/server/data/catalogue/Catalogue';

/** A part of a piece of code: its key, or undefined for a part that nobody knows. */
export type Part = CompatKey | undefined;

/** The first key with data at one of the paths. */
export type Look = (...paths: readonly string[]) => Part;

export const lookIn =
  (catalogue: Catalogue): Look =>
  (...paths) =>
    paths.map((path) => catalogue.keyByPath(path)).find((key) => key?.hasData);
