import { partKind, partName } from '@/domain/partName';

describe('partName', () => {
  it('writes a key as code or people do', () => {
    expect(
      [
        'css.properties.gap',
        'css.properties.position-visibility.anchor-valid',
        'css.at-rules.container',
        'css.selectors.nesting',
        'api.HTMLElement.popover',
        'api.HTMLElement.HTMLElement',
        'api.HTMLElement.beforetoggle_event',
        'api.Document.parseHTML_static',
        'api.fetch',
        'javascript.builtins.Array.at',
        'javascript.builtins.Array.@@iterator',
        'html.elements.dialog.closedby',
        'html.elements.input.type_date',
        'html.global_attributes.popover',
        'http.headers.Accept',
        'svg.elements.a',
      ].map((path) => partName(path)),
    ).toEqual([
      'gap',
      'position-visibility: anchor-valid',
      '@container',
      'nesting',
      'HTMLElement.popover',
      'HTMLElement() constructor',
      'HTMLElement: beforetoggle event',
      'Document.parseHTML',
      'fetch()',
      'Array.at',
      'Array[Symbol.iterator]',
      '<dialog closedby>',
      '<input type="date">',
      'popover attribute',
      'Accept header',
      '<a>',
    ]);
  });

  it('uses the description where the path has only the data’s own words', () => {
    expect(
      partName(
        'css.properties.display.contents.contents_unusual',
        'Specific behavior of unusual elements with display: contents',
      ),
    ).toBe('specific behavior of unusual elements with display: contents');
    expect(
      partName(
        'css.types.gradient.conic-gradient.interpolation_color_space',
        'Interpolation color space',
      ),
    ).toBe('gradient: interpolation color space');
    expect(partName('css.selectors.after', '::after')).toBe('::after');
    expect(
      partName('javascript.operators.optional_chaining', 'Optional chaining operator (?.)'),
    ).toBe('optional chaining operator (?.)');
  });

  it('leaves no underscore where there is no description', () => {
    expect(partName('api.HTMLElement.beforetoggle_event.popover_elements')).toBe(
      'HTMLElement: beforetoggle event: popover elements',
    );
    expect(partName('javascript.operators.optional_chaining')).toBe('optional chaining');
    expect(partName('manifests.webapp.display_override')).toBe('webapp: display override');
  });
});

describe('partKind', () => {
  it('names what a list of parts is grouped by', () => {
    expect(
      [
        'css.properties.gap',
        'css.types.color',
        'api.fetch',
        'html.global_attributes.popover',
        'x',
      ].map(partKind),
    ).toEqual(['CSS properties', 'CSS values', 'Web APIs', 'HTML attributes', 'Other']);
  });
});
