// The words of a finding, for whatever shows, counts or judges one. Nothing here scans.
export type { Language } from './files/languageOf';
export { featureTest } from './featureTest';
export { type Effect, getEffect } from './getEffect';
export {
  type Consequence,
  CONSEQUENCES,
  EVIDENCES,
  type Guard,
  GUARDS,
  type ScanUse,
  type SourcePlace,
  type UseEvidence,
} from './ScanUse';
export { suggestGuard } from './suggestGuard';
