import { CliProblem, EXIT } from '@/cli/ExitCode';
import { isRefusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { shareByBrowser } from '@/server/model/audiences/browserShares';
import type { AudienceFacts } from './Answers';

export function embeddedAudience(catalogue: Catalogue, key: string): AudienceFacts {
  try {
    const audience = audienceByKey(catalogue, key);
    return {
      key: audience.key,
      name: audience.name,
      sourceNote: audience.sourceNote,
      trackedShare: audience.trackedShare,
      browsers: shareByBrowser(catalogue, audience).map(({ browser, share }) => ({
        name: browser.name,
        share,
      })),
    };
  } catch (error) {
    if (isRefusal(error)) throw new CliProblem(EXIT.usage, error.message);
    throw error;
  }
}
