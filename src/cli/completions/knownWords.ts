import { readPackagedCatalogue } from '@/cli/answers/packagedData';
import { SCAN_FORMATS } from '@/cli/scan/formats.data';
import { audiencePresets } from '@/server/model/audiences/audiencePresets';
import type { KnownWords } from './writeCompletions';

/** Features, audiences and formats, as the packaged data has them. */
export function knownWords(dataFolder: string): KnownWords {
  const catalogue = readPackagedCatalogue(dataFolder);
  const audiences = audiencePresets(catalogue).map(({ key }) => key);
  return {
    flags: { '--audience': audiences, '--format': SCAN_FORMATS },
    commands: { can: catalogue.features.map(({ slug }) => slug), audience: audiences },
  };
}
