const NO_GLOBAL = 'No global has this name.';
const HTTPS = 'Chromium has it only over HTTPS, though the standard does not say so.';
const ISOLATED = 'Only pages that are isolated from other sites have it.';
const OWN = 'An instance has it, not the prototype.';
const ANSWERS_NO = 'Chromium 156 does not have it, though the data says so.';
const APPLE = 'Only Apple’s builds of WebKit have it.';

/**
 * Tests that real browsers answer otherwise than the compat data says, by key, by the key
 * above it, or by its beginning, and why. They were found in Chromium 156, Firefox 153 and WebKitGTK
 * 2.50, with and without HTTPS; tests/smoke asks the installed ones again.
 */
export const LYING_TESTS: Readonly<Record<string, string>> = {
  'javascript.builtins.TypedArray': NO_GLOBAL,
  'javascript.builtins.AsyncGenerator': NO_GLOBAL,
  'javascript.builtins.AsyncGeneratorFunction': NO_GLOBAL,
  'javascript.builtins.Error.cause': OWN,
  'javascript.builtins.AggregateError.errors': OWN,
  'javascript.builtins.SharedArrayBuffer': ISOLATED,
  'api.Performance.measureUserAgentSpecificMemory': ISOLATED,
  'api.CSS.paintWorklet_static': HTTPS,
  'api.WebGLRenderingContext.makeXRCompatible': HTTPS,
  'api.WebGL2RenderingContext.makeXRCompatible': HTTPS,
  'api.XR*': HTTPS,
  'api.FetchLaterResult': HTTPS,
  'api.ClipboardChangeEvent': HTTPS,
  'api.MediaSource.handle': ANSWERS_NO,
  'api.CSSFontFeatureValuesMap': ANSWERS_NO,
  'api.RTCDataChannel.transferable': ANSWERS_NO,
  'api.RTCPeerConnectionIceEvent': APPLE,
  'api.ImageData.colorSpace': APPLE,
  'api.HTMLInputElement.alpha': APPLE,
};
