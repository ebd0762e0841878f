// Readers that most scans do without, loaded with the first file that needs one.
export { acceptByComments } from './acceptComments';
export { guessLanguage } from './guessLanguage';
export { readAccepted } from './readAccepted';
export { scanHar } from './scanHar';
export { scanImportMap } from './scanImportMap';
export { scanManifest } from './scanManifest';
export { scanPackage } from './scanPackage';
