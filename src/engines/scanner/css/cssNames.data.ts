// Facts that the compat data's key names do not tell: names under css.types that are not functions,
// longhands whose values a shorthand takes, and types that a property is made of.

/** Children of css.types that name a type or a group, not a function. */
export const TYPE_NAMES = new Set(
  'angle angle-percentage basic-shape blend-mode calc-keyword color corner-shape-value dashed-function dimension easing-function filter-function flex global_keywords gradient image integer length length-percentage line-style line-width number overflow percentage position ratio resolution shape string text-edge time timeline-range-name transform-function'.split(
    ' ',
  ),
);

/** Groups under css.types whose children are functions, and where they may stand. */
export const FUNCTION_GROUPS: readonly (readonly [string, RegExp])[] = [
  ['basic-shape', /^(?:clip-path|offset(?:-path)?|shape-outside|object-view-box|d|border-shape)$/],
  ['color', /./],
  ['corner-shape-value', /corner/],
  ['easing-function', /./],
  ['filter-function', /filter/],
  ['gradient', /./],
  ['image', /./],
  ['shape', /^clip$/],
  ['transform-function', /transform|^content$/],
];

/** A shorthand → the longhands whose keywords it takes. */
export const LONGHANDS: Readonly<Record<string, readonly string[]>> = {
  animation: ['animation-timing-function', 'animation-direction', 'animation-fill-mode'],
  background: [
    'background-clip',
    'background-image',
    'background-repeat',
    'background-attachment',
    'background-size',
  ],
  'border-image': ['border-image-repeat'],
  columns: ['column-count', 'column-width'],
  container: ['container-type'],
  flex: ['flex-basis'],
  'flex-flow': ['flex-direction', 'flex-wrap'],
  font: ['font-family', 'font-size', 'font-style', 'font-weight'],
  grid: ['grid-template-columns', 'grid-template-rows', 'grid-auto-flow'],
  'grid-template': ['grid-template-columns', 'grid-template-rows'],
  'list-style': ['list-style-type', 'list-style-position', 'list-style-image'],
  mask: ['mask-image', 'mask-clip', 'mask-composite', 'mask-mode', 'mask-origin', 'mask-repeat'],
  'overscroll-behavior': ['overscroll-behavior-x'],
  'text-box': ['text-box-trim', 'text-box-edge'],
  'text-decoration': ['text-decoration-line', 'text-decoration-style', 'text-decoration-thickness'],
  'text-emphasis': ['text-emphasis-style'],
  'text-wrap': ['text-wrap-mode', 'text-wrap-style'],
  transition: ['transition-timing-function', 'transition-behavior'],
};

/** Names without a key of their own → the property they are another name of. */
export const ALIASES: Readonly<Record<string, string>> = {
  'grid-gap': 'gap',
  'grid-row-gap': 'row-gap',
  'grid-column-gap': 'column-gap',
  'word-wrap': 'overflow-wrap',
};

/** Properties whose keywords are those of a type. */
export const KEYWORD_TYPES: readonly (readonly [RegExp, string])[] = [
  [/^overflow(?:-[xy]|-block|-inline)?$/, 'overflow'],
  [/blend-mode$/, 'blend-mode'],
  [/^text-box(?:-edge)?$/, 'text-edge'],
  [/^(?:border|outline|column-rule|row-rule)(?:-.*)?-style$|^(?:border|outline)$/, 'line-style'],
  [/^(?:border|outline|column-rule|row-rule)(?:-.*)?-width$/, 'line-width'],
  [/^corner-/, 'corner-shape-value'],
  [/^animation-range/, 'timeline-range-name'],
];

export const COLOR_PROPERTY =
  /color|^(?:background|border|outline|box-shadow|text-shadow|fill|stroke|text-decoration|text-emphasis|column-rule|caret|border-image|filter|-webkit-text-stroke)(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?$/;

export const NAMED_COLORS = new Set(
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato transparent turquoise violet wheat white whitesmoke yellow yellowgreen'.split(
    ' ',
  ),
);

export const SYSTEM_COLORS = new Set(
  'accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field fieldtext graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext'.split(
    ' ',
  ),
);

/** Units that several share one key, under css.types.length. */
export const UNIT_GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^cq(?:w|h|i|b|min|max)$/, 'container_query_length_units'],
  [/^d(?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(?:vw|vh|vi|vb|vmin|vmax)$/, 'viewport_percentage_units_large'],
];

/** Units of absolute lengths, which have no key of their own. */
export const PLAIN_LENGTHS = new Set(['px', 'cm', 'mm', 'in', 'pt', 'pc']);
