const FILE = /(?:^|[/.-])polyfills?[-.][^/]*$/i;
const FOLDER = /(?:^|\/)(?:[\w.]+-)*(?:polyfills?|ponyfills?)\//i;
/** Packages of nothing but polyfills, as bundlers and copies name their folders. */
const PACKAGE = /(?:^|\/)core-js(?:-pure|-bundle)?(?:@[\d.]+)?\//;

/** True if a file is there to bring what browsers lack: it tries features that the project itself does not use. */
export function isPolyfillFile(name: string): boolean {
  return FILE.test(name) || FOLDER.test(name) || PACKAGE.test(name);
}
