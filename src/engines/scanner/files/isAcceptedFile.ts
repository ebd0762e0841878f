export function isAcceptedFile(name: string): boolean {
  return /(?:^|\/)plimsoll-accepted\.json$/.test(name);
}
