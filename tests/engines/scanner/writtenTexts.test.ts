import { keysIn, scanText, usesOfKey } from '../../support/aScanner';

const CLOSEDBY = 'html.elements.dialog.closedby';
const HINT = 'html.global_attributes.popover.hint';
const DYNAMIC = 'css.types.length.viewport_percentage_units_dynamic';
const HAS = 'css.selectors.has';
const TIMELINE = 'css.properties.animation-timeline.view';
const BOX = 'const box = document.createElement("div");';

/** Each as the code that is meant. */
async function placesOf(name: string, code: string, key: string): Promise<string[]> {
  const lines = code.split('\n');
  return (await usesOfKey(name, code, key)).map(({ line, column, endColumn }) =>
    lines[line - 1]!.slice(column - 1, endColumn - 1),
  );
}

describe('texts that a script writes out for the platform', () => {
  it.each([
    ['box.innerHTML = `<dialog closedby="any">Hello</dialog>`', CLOSEDBY],
    ['box.innerHTML += `<dialog closedby="any">`', CLOSEDBY],
    ['box.insertAdjacentHTML("beforeend", `<p popover="hint">${box.title}</p>`)', HINT],
    ['box.style.cssText = `height: 100dvh`', DYNAMIC],
    ['box.style.cssText += `; height: 100dvh`', DYNAMIC],
    ['box.style.height = `${100}dvh`', DYNAMIC],
    ['box.style.height = 100 - x + "dvh"', DYNAMIC],
    ['box.style.setProperty("height", `${h}dvh`)', DYNAMIC],
    ['Object.assign(box.style, { height: `${h}dvh` })', DYNAMIC],
    ['box.querySelector(`p:has(> img)`)', HAS],
    ['box.querySelector(`#${id} p:has(> img)`)', HAS],
    ['box.querySelector("p:has(" + what + ")")', HAS],
    ['const S = `p:has(b)`; box.closest(S)', HAS],
    ['new CSSStyleSheet().replaceSync(`p { animation-timeline: view() }`)', TIMELINE],
    ['box.innerHTML = "<p>" + name + "</p>" +\n  \'<dialog closedby="any">\'', CLOSEDBY],
    ['box.innerHTML = "<dialog closedby=\\"any\\">"', CLOSEDBY],
    ['box.innerHTML = ["<p>", "<dialog closedby=any>"].join("")', CLOSEDBY],
    ['box.innerHTML = open ? `<dialog closedby=any>` : ""', CLOSEDBY],
    ['const html = `<dialog closedby=any>`; box.innerHTML = html', CLOSEDBY],
    ['const head = `<dialog closedby=any>`; box.innerHTML = head + "</dialog>"', CLOSEDBY],
    ['const head = `<dialog closedby=any>`; box.innerHTML = `${head}</dialog>`', CLOSEDBY],
    ['let html = "<ul>"; html += "<dialog closedby=any>"; box.innerHTML = html', CLOSEDBY],
    ['let html; html = "<dialog closedby=any>"; box.innerHTML = html', CLOSEDBY],
    ['box.innerHTML = "<p \\\npopover=hint>"', HINT],
    ['box.popover = `hint`', 'api.HTMLElement.popover.hint'],
    ['document.write(`<dialog closedby=any>`)', CLOSEDBY],
    ['document.createElement(`dialog`).requestClose()', 'api.HTMLDialogElement.requestClose'],
  ])('are read: %s', async (code, key) => {
    expect(
      (await placesOf('a.js', `${BOX} let x, h, id, what, name, open;\n${code}`, key)).length,
    ).toBe(1);
  });

  it.each([
    ['textContent', '`'],
    ['innerHTML', "'"],
    ['innerText', '"'],
  ])('are read as a sheet in %s of a style element', async (member, quote) => {
    const code = `const s = document.createElement('style');\ns.${member} = ${quote}p:has(b) { gap: 0 }${quote};`;

    expect(await placesOf('a.js', code, HAS)).toEqual(['has(']);
    expect(await keysIn('a.js', code.replace("'style'", "'p'"))).not.toContain(HAS);
  });

  it.each(['new RegExp(`(?<=a)b`)', 'RegExp(`(?<=${x})b`)', 'new RegExp(String.raw`(?<=\\d)`)'])(
    'are read as patterns: %s',
    async (code) => {
      expect(await keysIn('a.js', `let x; ${code}`)).toContain(
        'javascript.regular_expressions.lookbehind_assertion',
      );
    },
  );

  it('keep their places, whatever is put in and however they are quoted', async () => {
    const code = [
      BOX,
      'box.innerHTML = `',
      '  <p class="${a}"',
      '  >${b}</p><dialog closedby="any">`;',
      'box.innerHTML = "<p>\\u00e9\\n" + c + \'<dialog closedby="any">\';',
    ].join('\n');

    expect(await placesOf('a.js', code, CLOSEDBY)).toEqual(['closedby', 'closedby']);
  });

  it('are read once, however often a name is used', async () => {
    const code = `${BOX} const html = '<dialog closedby=any>'; box.innerHTML = html; box.outerHTML = html`;

    expect(await placesOf('a.js', code, CLOSEDBY)).toHaveLength(1);
  });

  it('end where names are set by each other', async () => {
    const code = `${BOX} let a = b + '<dialog closedby=any>', b = a + '<p>'; box.innerHTML = a`;

    expect(await placesOf('a.js', code, CLOSEDBY)).toHaveLength(1);
  });

  it('say nothing where only running the code would tell', async () => {
    const code = `${BOX} let tag; box.innerHTML = \`<\${tag} class="x">\`; box.style.color = \`\${tag}\``;
    const uses = await scanText('a.js', code);

    expect(uses.some(({ key }) => key.startsWith('html.'))).toBe(true);
    expect(uses.filter(({ key }) => key.startsWith('css.types'))).toEqual([]);
  });

  it.each(['a.html', 'a.svelte', 'a.vue'])('are read in scripts of markup: %s', async (name) => {
    const text = `<script>\n${BOX} box.innerHTML = \`<dialog closedby="any">\`\n</script>`;

    expect(await placesOf(name, text, CLOSEDBY)).toEqual(['closedby']);
  });
});
