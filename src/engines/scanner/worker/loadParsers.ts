import { loadOther } from '@/engines/scanner/files/loadOther';

/** Loads what every script needs, ahead of the first one. */
export async function loadScriptScanner(): Promise<void> {
  await Promise.all([
    import(/* webpackChunkName: "scan-acorn" */ 'acorn'),
    import(/* webpackChunkName: "scan-js" */ '@/engines/scanner/js/JsScanner'),
  ]);
}

/** Loads every parser that a scan would load on demand. */
export async function loadParsers(): Promise<void> {
  await Promise.all([
    import(/* webpackChunkName: "scan-zip" */ './unpackZip'),
    import(/* webpackChunkName: "scan-fallbacks" */ './HeldFallbacks'),
    import(/* webpackChunkName: "scan-proofs" */ '@/engines/scanner/ImpliedGuards'),
    import(/* webpackChunkName: "scan-proofs" */ '@/engines/scanner/readProofs'),
    loadOther(),
    loadScriptScanner(),
    import(/* webpackChunkName: "scan-polyfills" */ '@/engines/scanner/polyfills'),
    import(/* webpackChunkName: "scan-outline" */ '@/engines/scanner/js/types/projectOutlines'),
    import(/* webpackChunkName: "scan-elsewhere" */ '@/engines/scanner/files/findElsewhere'),
    import(/* webpackChunkName: "scan-template" */ '@/engines/scanner/html/plainTemplate'),
    import(/* webpackChunkName: "scan-html" */ '@/engines/scanner/html/HtmlScanner'),
    import(/* webpackChunkName: "scan-jsx" */ '@/engines/scanner/js/JsxScanner'),
    import(/* webpackChunkName: "scan-babel" */ '@babel/parser'),
    import(/* webpackChunkName: "scan-postcss" */ 'postcss/lib/parse'),
    import(/* webpackChunkName: "scan-safe" */ 'postcss-safe-parser'),
    import(/* webpackChunkName: "scan-scss" */ 'postcss-scss'),
    import(/* webpackChunkName: "scan-less" */ '@/engines/scanner/css/parseLess'),
  ]);
}
