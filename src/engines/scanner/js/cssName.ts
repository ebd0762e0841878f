/** How style sheets spell a property that scripts spell in camel case. */
export function cssName(camel: string): string {
  if (camel.startsWith('--')) return camel;
  return camel
    .replace(/^ms(?=[A-Z])/, '-ms')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
