/** A brand on desktops and phones is named once, by its shorter name. */
export function getBrands(names: readonly string[]): string[] {
  return names.filter((name) => !names.some((other) => name.startsWith(`${other} `)));
}
