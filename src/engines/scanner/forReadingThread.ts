// The scanner as the server's reading thread sees it: one text at a time, without a project.
export type { KeyProofs } from './ImpliedGuards';
export { type ProofsText, readProofs } from './readProofs';
export { type ScannedFile, Scanner } from './Scanner';
export { ScanTable } from './ScanTable';
export { LineIndex, type UseColumns } from './ScanUse';
