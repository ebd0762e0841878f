/**
 * Keys whose absence nobody misses: the page works and looks as meant but for a nicety. A pattern
 * holds for the key and all below it. Each row has its reason.
 */
export const ENHANCEMENTS: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^css\.properties\.cursor\b/, 'the pointer keeps its usual shape; touch screens have none'],
  [/^css\.properties\.resize\b/, 'the handle is missing, the box stays'],
  [/^css\.properties\.scrollbar-(?:color|width|gutter)\b/, 'the browser draws its own scrollbar'],
  [
    /^css\.properties\.-webkit-(?:tap-highlight-color|touch-callout)\b/,
    'touch feedback of one system',
  ],
  [/^css\.properties\.(?:-webkit-)?user-select\b/, 'text that was not meant to be selected can be'],
  [/^css\.properties\.(?:-webkit-)?text-size-adjust\b/, 'text size in landscape'],
  [/^css\.properties\.overscroll-behavior/, 'what lies behind scrolls too'],
  [/^css\.properties\.overflow-anchor\b/, 'the page may jump while it loads'],
  [/^css\.properties\.-webkit-(?:font-smoothing|overflow-scrolling)\b/, 'rendering of one system'],
  [/^css\.properties\.-moz-osx-font-smoothing\b/, 'rendering of one system'],
  [
    /^css\.properties\.(?:font-smooth|text-rendering|image-rendering|color-rendering|shape-rendering)\b/,
    'rendering quality',
  ],
  [
    /^css\.properties\.(?:font-kerning|font-optical-sizing|font-synthesis|hanging-punctuation|hyphens|text-wrap|text-wrap-style|widows|orphans|text-underline-offset|text-underline-position|text-decoration-skip-ink)\b/,
    'typographic finish',
  ],
  [/^css\.properties\.(?:scroll-behavior|will-change|touch-action)\b/, 'smoothness'],
  [
    /^css\.properties\.(?:accent-color|caret-color|caret-shape|color-scheme)\b/,
    'the browser’s own colors',
  ],
  [
    /^css\.properties\.(?:-webkit-print-color-adjust|print-color-adjust|color-adjust|forced-color-adjust)\b/,
    'print and forced colors only',
  ],
  [
    /^css\.properties\.(?:page|break-(?:after|before|inside)|page-break-(?:after|before|inside))\b/,
    'print only',
  ],
  [/^css\.at-rules\.page\b/, 'print only'],
  [
    /^css\.at-rules\.media\.(?:prefers-reduced-(?:transparency|data)|prefers-contrast|inverted-colors|forced-colors|dynamic-range|video-dynamic-range)\b/,
    'a question about the reader’s wishes, which browsers that do not know it answer with none',
  ],
  [/^css\.at-rules\.supports\b/, 'a question, which browsers that do not know it answer with no'],
  [/^css\.properties\.(?:contain|contain-intrinsic-[a-z-]+|content-visibility)\b/, 'speed'],
  [
    /^css\.properties\.(?:view-transition|interpolate-size|transition-behavior)/,
    'the change comes without an animation',
  ],
  [/^css\.at-rules\.(?:view-transition|starting-style)\b/, 'the change comes without an animation'],
  [
    /^css\.selectors\.(?:selection|target-text|spelling-error|grammar-error|marker)\b/,
    'the browser’s own colors',
  ],
  [
    /^css\.selectors\.-(?:webkit|moz|ms)-/,
    'looks of one engine; the standard has others ignore it',
  ],
  [/^css\.selectors\.view-transition/, 'the change comes without an animation'],
  [
    /^css\.at-rules\.font-face\.(?:font-display|unicode-range|(?:ascent|descent|line-gap)-override|size-adjust)\b/,
    'how a font arrives',
  ],
  [/^html\.elements\.(?:link|img|script|iframe)\.fetchpriority\b/, 'loading order'],
  [
    /^html\.elements\.link\.rel\.(?:preload|prefetch|preconnect|dns-prefetch|modulepreload|prerender|manifest|icon|expect|compression-dictionary)\b/,
    'loading hints',
  ],
  [/^html\.elements\.(?:img|iframe|video|audio)\.loading\b/, 'loading order'],
  [
    /^html\.elements\.(?:img|script|link|style)\.(?:decoding|blocking|crossorigin|integrity)\b/,
    'loading',
  ],
  [/^html\.elements\.script\.type\.speculationrules\b/, 'loading hints'],
  [/^html\.elements\.(?:meta\.name|meta\.http-equiv)\b/, 'what the browser shows around the page'],
  [/^html\.elements\.(?:a|area)\.(?:ping|download|rel|referrerpolicy)\b/, 'navigation details'],
  [
    /^html\.elements\.(?:input|textarea|form|select)\.(?:autocomplete|capture|dirname|spellcheck)\b/,
    'help while typing',
  ],
  [
    /^html\.global_attributes\.(?:spellcheck|autocapitalize|autocorrect|enterkeyhint|inputmode|translate|virtualkeyboardpolicy|writingsuggestions|nonce|exportparts)\b/,
    'help while typing',
  ],
  [
    /^html\.elements\.(?:video|audio)\.(?:controlslist|disablepictureinpicture|disableremoteplayback|preload)\b/,
    'controls of the player',
  ],
  [/^http\./, 'headers a browser does not know are ignored'],
  [/^manifests\./, 'how an installed app looks'],
];
