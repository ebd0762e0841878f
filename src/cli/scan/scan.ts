export function scan(..._: unknown[]): any {
  return undefined;
}
