// The importer as the server sees it: sources that report visitors, registers, and names of
// sessions.
export { describeUserAgent } from './describeUserAgent';
export { ImportError, type KnownBrowsers } from './ImportedFile';
export { importFile } from './importFile';
export { readRows, type Separator, SEPARATORS, type TextRow } from './readRows';
export { toDraft } from './toDraft';
