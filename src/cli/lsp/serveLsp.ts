export function serveLsp(..._: unknown[]): any {
  return undefined;
}
