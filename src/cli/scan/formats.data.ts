/** How a scan can be written. */
export const SCAN_FORMATS = [
  'pretty',
  'json',
  'sarif',
  'junit',
  'github',
  'gitlab',
  'markdown',
  'csv',
] as const;
export type ScanFormat = (typeof SCAN_FORMATS)[number];
