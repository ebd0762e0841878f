// Svelte and Astro put code into tags: `{open}`, `loading={'lazy'}`, `on:click={() => a > b}`. This
// gives plain HTML of the same length: a literal becomes the value, and an attribute with other
// code goes.
const NAME = /[\w.:-]+/y;
const LITERAL = /^\s*(?:'[^'\\]*'|"[^"\\]*"|`[^`"\\$]*`)\s*$/;
/** Attributes for which `false` is a value like others. */
const ENUMERATED = /^(?:draggable|contenteditable|spellcheck|data-.*|aria-.*)$/i;

export function toPlainTags(text: string): string {
  let plain = '';
  let from = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    NAME.lastIndex = at + 1;
    const name = NAME.exec(text)?.[0] ?? '';
    if (!/^[a-z]/i.test(name)) {
      at = text.startsWith('<!--', at) ? findEnd(text, '-->', at) : at + 1;
      continue;
    }
    at += 1 + name.length;
    for (let sign = text[at]; sign !== '>'; sign = text[at]) {
      if (sign === undefined) return plain + text.slice(from);
      if (sign === '"' || sign === "'") at = findEnd(text, sign, at + 1);
      else if (sign === '{') {
        const end = endOfHole(text, at);
        if (end < 0) return plain + text.slice(from);
        const hole = plainHole(text, from, at, end);
        plain += text.slice(from, hole.start) + hole.text;
        from = at = end;
      } else at++;
    }
    if (/^(?:script|style)$/i.test(name)) at = findEnd(text, `</${name}`, at);
  }
  return plain + text.slice(from);
}

/** After the next `mark`, or the end of the text. */
function findEnd(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
}

/** The place after the brace that closes the one at `start`; −1 if it is not closed. */
export function endOfHole(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '{') depth++;
    else if (sign === '}' && --depth === 0) return at + 1;
    else if (text.startsWith('/*', at)) at = findEnd(text, '*/', at) - 1;
    else if (sign === '"' || sign === "'" || sign === '`')
      for (at++; at < text.length && text[at] !== sign; at++) if (text[at] === '\\') at++;
  }
  return -1;
}

/** A `style` with signs for what a template fills in: `left: {x}px`, `{{ x }}`. Nothing moves. */
export function toPlainStyle(style: string): string {
  let plain = '';
  let from = 0;
  // Where a declaration begins, a hole may be all of it.
  let isBetween = true;
  for (let at = style.indexOf('{'); at >= 0; at = style.indexOf('{', from)) {
    const end = endOfHole(style, at);
    if (end < 0) break;
    const before = style.slice(from, at).trimEnd();
    if (before !== '') isBetween = before.endsWith(';');
    isBetween &&= !/^\s*:/.test(style.slice(end));
    plain += style.slice(from, at) + (isBetween ? ' ' : '_').repeat(end - at);
    from = end;
  }
  return plain + style.slice(from);
}

/** The replacement of a hole, and its start. */
function plainHole(
  text: string,
  from: number,
  start: number,
  end: number,
): { readonly text: string; readonly start: number } {
  const inner = text.slice(start + 1, end - 1);
  const code = inner.trim();
  const blank = (at: number) => ({ text: ' '.repeat(end - at), start: at });
  if (text[start - 1] !== '=')
    return /^[\w$]+$/.test(code) ? { text: ` ${inner} `, start } : blank(start);
  const name = /[^\s"'{}<>=]*=$/.exec(text.slice(Math.max(from, start - 100), start))?.[0] ?? '';
  const isUnset = code === 'false' && !ENUMERATED.test(name.slice(0, -1));
  if (isUnset || code === 'null' || code === 'undefined') return blank(start - name.length);
  if (LITERAL.test(inner)) return { text: ` ${inner.replace(/`/g, '"')} `, start };
  if (/^[\d.]+$/.test(inner) || inner === 'false') return { text: `"${inner}"`, start };
  return { text: `""${' '.repeat(end - start - 2)}`, start };
}
