import { type Language, languageOf } from '@/engines/scanner/files/languageOf';
import { keysIn, scanner, usesOfKey } from '../../support/aScanner';

const CLOSEDBY = 'html.elements.dialog.closedby';
const HINT = 'html.global_attributes.popover.hint';
const DYNAMIC = 'css.types.length.viewport_percentage_units_dynamic';
const HAS = 'css.selectors.has';
const MIX = 'css.types.color.color-mix';
const YIELD = 'api.Scheduler.yield';
const INSET = 'css.properties.inset';

const notesOf = async (name: string, text: string) => {
  const { notes, problem } = await scanner.scan({
    name,
    language: languageOf(name) as Language,
    text,
  });
  expect(problem).toBeUndefined();
  return notes;
};

describe('templates', () => {
  it.each([
    [
      'a.html.erb',
      '<% if @a && b < 3 %>\n<dialog closedby="any"><%= link_to "a", b %></dialog><% end %>',
      CLOSEDBY,
    ],
    ['a.html.erb', '<p style="background: color-mix(in srgb, <%= tag.color %> 5%, white)">', MIX],
    [
      'a.html.erb',
      '<script>const data = <%= raw @data.to_json %>; scheduler.yield();</script>',
      YIELD,
    ],
    [
      'a.erb',
      '<script>\n<% if a %>\nf();\n<% else %>\nscheduler.yield();\n<% end %>\n</script>',
      YIELD,
    ],
    ['a.erb', '<script>var a = <% if b %>1<% else %>2<% end %>; scheduler.yield()</script>', YIELD],
    [
      'a.liquid',
      '{% if a.open %}<dialog closedby="any">{{ \'close\' | t }}</dialog>{% endif %}',
      CLOSEDBY,
    ],
    ['a.liquid', '{% stylesheet %}.bar:has(img) { inset: 0 }{% endstylesheet %}', HAS],
    ['a.liquid', '{% style %}.a-{{ id }}:has(b) { width: {{ w }}px }{% endstyle %}', HAS],
    ['a.liquid', '{% javascript %}scheduler.yield(){% endjavascript %}', YIELD],
    [
      'a.hbs',
      '{{#if open}}<dialog closedby="any" {{on "click" this.close}}>{{title}}</dialog>{{/if}}',
      CLOSEDBY,
    ],
    ['a.handlebars', '<script>var a = {{{json b}}}; scheduler.yield()</script>', YIELD],
    [
      'a.php',
      '<?php if ( a( "b" ) ) : ?>\n<div <?php c( "x" ); ?> popover="hint"><?php echo "</div>"; ?></div>',
      HINT,
    ],
    ['a.php', '<style>.bar { height: 100dvh; width: <?= $w ?>px }</style><?php endif; ?>', DYNAMIC],
    ['a.php', '<script>var a = <?php echo json_encode($b); ?>; scheduler.yield();</script>', YIELD],
    ['a.phtml', '<p popover=hint><?php foreach ($a as $b) { ?><b></b><?php }', HINT],
    [
      'a.blade.php',
      '@if ($a < 3)\n<dialog closedby="any" @click="b">{{ $a }}</dialog>\n@endif',
      CLOSEDBY,
    ],
    ['a.blade.php', '<style>@media (width > 1px) { p:has(b) { inset: 0 } }</style>', HAS],
    ['a.blade.php', '<script>const a = @json($b); scheduler.yield()</script>', YIELD],
    [
      'a.twig',
      '{# <p> #}<input type={{ t }} disabled>{% block b %}<p popover="hint">{% endblock %}',
      HINT,
    ],
    ['a.njk', '<style>.a { height: {{ h }}dvh }</style>', DYNAMIC],
    ['a.ejs', '<style>#<%= id %>:has(b) { inset: 0 }</style>', HAS],
    ['a.jsp', '<%@ page language="java" %><c:if test="${a}"><p popover="hint"></p></c:if>', HINT],
    ['a.html.jinja2', '<p popover="hint">{% for a in b %}{{ a }}{% endfor %}', HINT],
    ['a.gohtml', '{{ if lt .A 3 }}<p popover="hint">{{ end }}', HINT],
    ['a.cshtml', '@model A\n@{ var b = a < 3; }\n<p popover="hint">@Model.Name @(a < 3)</p>', HINT],
    ['a.cshtml', '<style>@@media (width > 1px) { p:has(b) {} }</style>', HAS],
    ['a.cshtml', '<script>var a = @Html.Raw(b); scheduler.yield();</script>', YIELD],
    ['a.html', '<script>var a = {{ b|safe }}; scheduler.yield();</script>', YIELD],
    ['a.html', '<script>if (a) {{ scheduler.yield() }}</script><p>{{ b }}</p>', YIELD],
    ['a.html', '<p>{{ a < b }}</p><style>p:has({{ c }}) {}</style>', HAS],
    ['a.js.erb', 'var a = <%= b %>; scheduler.yield();', YIELD],
    ['theme.css.liquid', '.a { color: {{ settings.a }}; inset: 0 }', INSET],
    ['theme.scss.liquid', '$a: {{ settings.a }}; .b { &:has(c) { inset: 0 } }', HAS],
  ])('are read around their holes: %s %s', async (name, text, key) => {
    expect(await notesOf(name, text)).toEqual([]);
    expect(await keysIn(name, text)).toContain(key);
  });

  it('keep the places of what stands between holes', async () => {
    const text = '<% if a\n  b %>\n<p><%= c %></p><dialog closedby="any">';
    const [use] = await usesOfKey('a.erb', text, CLOSEDBY);

    expect(use).toMatchObject({ line: 3, column: 1 + '<p><%= c %></p><dialog '.length });
  });

  it('say nothing about what a hole would fill in', async () => {
    const text = '<input type="{{ a }}" value={{ b }} checked><p style="{{ c }}: 1px; {{ d }}">';
    const { unknown, notes } = await scanner.scan({ name: 'a.twig', language: 'html', text });

    expect([...unknown.keys()]).toEqual([]);
    expect(notes).toEqual([]);
  });

  it.each([
    ['style.scss', '---\n---\n@import "a"; .b { inset: 0 }', INSET],
    ['index.html', '---\nlayout: a < b\n---\n<p popover="hint">', HINT],
  ])('have no text at their head, where a generator reads its own: %s', async (name, text, key) => {
    const [use] = await usesOfKey(name, text, key);

    expect(use).toMatchObject({ line: text.split('\n').length });
  });

  it('name nothing unknown that only a framework or a hole would tell', async () => {
    const text = '<a routerLink="/b" foo><style>.a { margin-{{ side }}: 1px }</style>';
    const { unknown } = await scanner.scan({ name: 'a.html', language: 'html', text });

    expect([...unknown.keys()]).toEqual(['<a foo>']);
  });

  it('are programs if nothing stands around the holes', async () => {
    const text = '<?php\nclass A { function b() { return "<dialog>"; } }\n';

    expect(await scanner.scan({ name: 'A.php', language: 'html', text })).toMatchObject({
      leftOut: 'other-kind',
    });
  });

  it.each([
    ['mail.text.erb', 'other-kind'],
    ['nginx.conf.j2', 'other-kind'],
    ['feed.xml.liquid', 'other-kind'],
    ['a.j2', 'other-kind'],
    ['a.pug', 'pug'],
    ['a.styl', 'stylus'],
    ['a.sass', 'sass'],
    ['a.coffee', 'coffee'],
    ['a.haml', 'haml'],
    ['show.turbo_stream.erb', 'html'],
    ['a.blade.php', 'html'],
    ['a.xhtml', 'html'],
  ])('are known by their names: %s is %s', (name, language) => {
    expect(languageOf(name)).toBe(language);
  });
});

describe('parts of a component that are not read', () => {
  it.each([
    [
      '<template lang="pug">\np hi\n</template>',
      'The template is written in Pug, which is not read.',
    ],
    [
      '<style lang="stylus">\n.a\n  inset 0\n</style>',
      'The style is written in Stylus, which is not read.',
    ],
    [
      '<style lang="sass">\n.a\n  inset: 0\n</style>',
      'The style is written in indented Sass, which is not read.',
    ],
    [
      '<script lang="coffee">\na = -> b\n</script>',
      'The script is written in CoffeeScript, which is not read.',
    ],
    ['<style src="./a.scss"></style>', 'The style stands in “./a.scss”: scan that file, too.'],
    [
      '<template src="./a.html"></template>',
      'The template stands in “./a.html”: scan that file, too.',
    ],
  ])('are named: %s', async (text, note) => {
    expect(await notesOf('a.vue', text)).toEqual([note]);
  });

  it('exclude those that are read', async () => {
    const text =
      '<template><p /></template><style lang="scss">a { b: c }</style><script lang="ts">let a: 1</script>';

    expect(await notesOf('a.vue', text)).toEqual([]);
  });
});
