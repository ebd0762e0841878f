// The scanner as the language server sees it: open documents, and edits that mend what they use.
export { commentAt } from './commentAt';
export { withLineFeeds } from './files/decodeSource';
export { isSkipReason, languageOf } from './files/languageOf';
export { ModuleNames } from './js/types/ModuleNames';
export type { Outline } from './js/types/Outline';
export type { ProjectTypes } from './js/types/ProjectTypes';
export type { Scanner } from './Scanner';
export type { SourceFile } from './SourceFile';
export { wrapInTest } from './wrap/wrapInTest';
