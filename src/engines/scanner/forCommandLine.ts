// The scanner as `plimsoll scan` sees it: files of a project that import each other, with a
// compiler's types where there is one.
export { readAcceptComments } from './files/acceptComments';
export { decodeSource, isVideo } from './files/decodeSource';
export { guardInProject } from './guardInProject';
export { hasLongLines } from './files/isBuilt';
export { isSkipReason, languageOf, type SkipReason } from './files/languageOf';
export type { FindReceiver } from './js/FindReceiver';
export { LIBRARY_TYPES } from './js/types/builtinTypes.data';
export { ModuleNames } from './js/types/ModuleNames';
export type { Outline } from './js/types/Outline';
export type { ProjectTypes } from './js/types/ProjectTypes';
export { findRetirable } from './retire/findRetirable';
export type { Retirable } from './retire/Retirable';
export { type ScannedFile, Scanner } from './Scanner';
export { lineAround } from './lineAround';
export { ScanTable } from './ScanTable';
export { LineIndex, toUse } from './ScanUse';
export type { SourceFile } from './SourceFile';
export { isNoPlace, type Placement } from './wrap/Placement';
export { addTests, TestTrials } from './wrap/TestTrials';
export { findPlacement } from './wrap/wrapInTest';
