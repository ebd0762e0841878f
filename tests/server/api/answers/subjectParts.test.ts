import { subjectParts } from '@/server/api/answers/subjectParts';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const subjectOf = (text: string) => subjectParts(loadCatalogue(), text).join(' ');

describe('subjectParts', () => {
  it.each([
    ['<dialog>', 'features dialog'],
    ['<section>', 'features section'],
    ['<section></section>', 'compat html.elements.section'],
    ['<mfrac>', 'compat mathml.elements.mfrac'],
    ['<dialog closedby="any">', 'compat html.elements.dialog.closedby'],
    ['<dialog closedby=any open>', 'compat html.elements.dialog.closedby'],
    ['<details name="a"><summary>', 'compat html.elements.details.name'],
    ['<input type="color">', 'features input-color'],
    ['<input type=checkbox switch />', 'compat html.elements.input.switch'],
    ["<script type='speculationrules'>", 'compat html.elements.script.type.speculationrules'],
    ['<div id="a" popover="hint">', 'compat html.global_attributes.popover.hint'],
    ['@layer base', 'compat css.at-rules.layer'],
    ['@media (dynamic-range: high)', 'compat css.at-rules.media.dynamic-range'],
    [
      '@container style(--a: b)',
      'compat css.at-rules.container.style_queries_for_custom_properties',
    ],
    ['::view-transition-old(root)', 'compat css.selectors.view-transition-old'],
    [':nth-child(2 of .a)', 'compat css.selectors.nth-child.of_syntax'],
    [':is(a, b):user-invalid', 'compat css.selectors.user-invalid'],
    [':has(:user-invalid)', 'compat css.selectors.user-invalid'],
    ['gap: 1px', 'compat css.properties.gap'],
    ['grid-template-rows: subgrid', 'compat css.properties.grid-template-rows.subgrid'],
    ['width: calc-size(auto, size)', 'compat css.types.calc-size'],
    ['height: 100dvh', 'compat css.types.length.viewport_percentage_units_dynamic'],
    ['color: rgb(from red r g b)', 'compat css.types.color.rgb.relative_syntax'],
    ['animation: a 1s linear(0, 1)', 'compat css.types.easing-function.linear-function'],
    [
      'background: linear-gradient(to right in oklch, red, blue)',
      'compat css.types.gradient.linear-gradient.interpolation_color_space',
    ],
    ['oklch(70% 0.1 200)', 'compat css.types.color.oklch'],
    ['calc(1px * sin(45deg))', 'compat css.types.sin'],
    ['5cqi', 'compat css.types.length.container_query_length_units'],
    ['Map.prototype.getOrInsert()', 'compat javascript.builtins.Map.getOrInsert'],
    ['navigator.gpu', 'compat api.Navigator.gpu'],
  ])('finds what decides whether %s works: %s', (text, subject) => {
    expect(subjectOf(text)).toBe(subject);
  });

  it.each([
    '<dialog closed-by="any">',
    '<nothing>',
    'width: nothing(1px)',
    ':nothing',
    'nothing: 1',
  ])('names nothing where a part of %s is unknown', (text) => {
    expect(subjectOf(text)).toBe(`features ${text}`);
  });
});
