// The readers of files that are neither code nor style nor markup, loaded with the first of them.
export { scanHar } from './scanHar';
export { scanImportMap } from './scanImportMap';
export { scanManifest } from './scanManifest';
export { scanPackage } from './scanPackage';
