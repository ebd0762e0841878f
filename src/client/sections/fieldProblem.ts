interface Problem {
  readonly message: string;
  readonly path: readonly string[] | null | undefined;
}

/** Finds the problem of one field of a mutation's input. */
export function fieldProblem(
  problems: readonly Problem[] | undefined,
  field: string,
): string | undefined {
  return problems?.find(({ path }) => path?.[0] === field)?.message;
}
