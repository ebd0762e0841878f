import { commentAt } from '@/engines/scanner/commentAt';
import type { Language } from '@/engines/scanner/files/languageOf';

/** The comment for the line of `text` that has a ^, or undefined. */
function commentIn(language: Language, text: string): Promise<string | undefined> {
  const top = text.lastIndexOf('\n', text.indexOf('^')) + 1;
  return commentAt({ name: `a.${language}`, language, text: text.replace('^', '') }, top, 'c');
}

describe('a comment before a line', () => {
  it.each<[Language, string, string]>([
    ['js', '^f();', '// c'],
    ['js', 'f(\n  ^g(),\n);', '// c'],
    ['js', 'const a = `${\n  ^g()}`;', '// c'],
    ['css', 'a {\n  ^gap: 1px;\n}', '/* c */'],
    ['css', 'a,\n^b:has(c) { gap: 1px }', '/* c */'],
    ['tsx', 'const a = (\n  ^<p popover="hint" />\n);', '// c'],
    ['tsx', 'const a = <p>\n  ^<b popover="hint" />\n</p>;', '{/* c */}'],
    ['tsx', 'const a = <p>\n  Words\n  ^<b popover="hint" />\n</p>;', '{/* c */}'],
    ['tsx', 'const a = <>{\n  ^b\n}</>;', '// c'],
    ['jsx', 'const a = <p\n  ^popover="hint"\n/>;', '/* c */'],
    ['js', 'const a = <p\n  ^popover="hint"\n/>;', '/* c */'],
    ['html', '<p>\n  ^<b popover="hint"></b>\n</p>', '<!-- c -->'],
    ['html', '<script>\n^f();\n</script>', '/* c */'],
    ['html', '<style>\n^a { gap: 1px }\n</style>', '/* c */'],
    ['html', '<!-- <script> -->\n^<b popover="hint"></b>', '<!-- c -->'],
    ['html', '<p title="a > b">\n^<b popover="hint"></b>', '<!-- c -->'],
    ['vue', '<template>\n  ^<b popover="hint" />\n</template>', '<!-- c -->'],
    ['vue', '<script setup lang="ts">\n^let a: string;\n</script>', '/* c */'],
    ['svelte', '<p on:click={() => a > b}>x</p>\n^<b popover="hint" />', '<!-- c -->'],
    ['svelte', '{#if a}\n  ^<b popover="hint" />\n{/if}', '<!-- c -->'],
    ['astro', '---\nlet a: string;\n^f();\n---\n<p />', '/* c */'],
    ['astro', '---\nf();\n---\n^<b popover="hint" />', '<!-- c -->'],
  ])('in %s: %j is %s', async (language, text, comment) => {
    expect(await commentIn(language, text)).toBe(comment);
  });

  it.each<[Language, string]>([
    ['js', 'const a = `\n  ^<dialog>\n`;'],
    ['js', 'const a = css`\n  ^gap: 1px;\n  ${b}`;'],
    ['js', 'const a = `b\n^${f()}`;'],
    ['js', "const a = 'b\\\n^c' + f();"],
    ['css', 'a { content: "b\\\n^c"; gap: 1px }'],
    ['css', '/* a\n^*/ b { gap: 1px }'],
    ['tsx', 'const a = <p>\n  Words\n  ^go on <b popover="hint" />\n</p>;'],
    ['tsx', 'const a = <p title="b\n  ^c" popover="hint" />;'],
    ['html', '<p\n  ^popover="hint">\n</p>'],
    ['html', '<p title="\n  ^a" popover="hint">'],
    ['html', '<pre>\n^<b popover="hint"></b></pre>'],
    ['html', '<textarea>\n^</textarea><b popover="hint"></b>'],
    ['html', '<script>\nconst a = `\n^<dialog>`;\n</script>'],
    ['html', '<script type="importmap">\n^{}\n</script>'],
    ['vue', '<template>\n<b\n  ^popover="hint" />\n</template>'],
    ['vue', '<template>{{\n  ^f()\n}}</template>'],
    ['vue', '<template lang="pug">\n^dialog\n</template>'],
    ['svelte', '<b on:click={() => a > b}\n  ^popover="hint" />'],
    ['svelte', '{#each a as b}\n{@html\n ^f()}{/each}'],
  ])('in %s is impossible in %j', async (language, text) => {
    expect(await commentIn(language, text)).toBeUndefined();
  });
});
