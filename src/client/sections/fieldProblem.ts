interface Problem {
  readonly message: string;
  readonly path: readonly string[] | null | undefined;
}

/** What is wrong with one field of a mutation's input. */
export function fieldProblem(
  problems: readonly Problem[] | undefined,
  field: string,
): string | undefined {
  return problems?.find(({ path }) => path?.[0] === field)?.message;
}
