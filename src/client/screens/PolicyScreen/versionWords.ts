import { NO_VERSION } from './floorRows';

export function versionWords(version: string): string {
  return version === NO_VERSION ? 'not supported' : version;
}
