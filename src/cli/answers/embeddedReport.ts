import { CliProblem, EXIT } from '@/cli/ExitCode';
import { isRefusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getKeyCoverage } from '@/server/model/coverage/coverage';
import type { ScanKeyUse } from '@/server/model/scan/ScanKeyUse';
import { buildScanReport } from '@/server/model/scan/ScanReport';
import type { KeyFact, ScanFacts } from './Answers';

export function embeddedReport(
  catalogue: Catalogue,
  uses: readonly ScanKeyUse[],
  audienceKey: string,
  linePercent: number,
): ScanFacts {
  return orProblem(() => {
    const audience = audienceByKey(catalogue, audienceKey);
    const report = buildScanReport(catalogue, audience, uses, linePercent);
    const paths = (keys: readonly { readonly path: string }[]) => keys.map(({ path }) => path);
    return {
      audience: { key: audience.key, name: audience.name, trackedShare: audience.trackedShare },
      data: catalogue.packages.map(({ name, version }) => `${name} ${version}`),
      runsShare: report.runsShare,
      wholeShare: report.wholeShare,
      unknownShare: report.unknownShare,
      features: report.features.map(({ feature, keys, isGuarded, lostShare, gainedShare }) => ({
        feature: feature?.slug ?? null,
        keys: paths(keys),
        isGuarded,
        lostShare,
        gainedShare,
      })),
      cheapestRemovals: report.cheapestRemovals.map(({ features, keys, runsShare }) => ({
        features: features.map(({ slug }) => slug),
        keys: paths(keys),
        runsShare,
      })),
      unknownKeys: report.unknownKeys,
      keyShares: new Map(
        [...new Set(uses.map(({ key }) => key))].flatMap((path) => {
          const key = catalogue.keyByPath(path);
          return key ? [[path, getKeyCoverage(catalogue, key, audience)]] : [];
        }),
      ),
    };
  });
}

/** Every key with data. */
export function embeddedKeys(catalogue: Catalogue, audienceKey: string): readonly KeyFact[] {
  return orProblem(() => {
    const audience = audienceByKey(catalogue, audienceKey);
    return Array.from(catalogue.dataKeyIndexes, (index): KeyFact => {
      const key = catalogue.keyAt(index);
      return {
        key: key.path,
        feature: key.feature?.slug,
        shares: getKeyCoverage(catalogue, key, audience),
      };
    });
  });
}

function orProblem<Facts>(ask: () => Facts): Facts {
  try {
    return ask();
  } catch (error) {
    if (isRefusal(error)) throw new CliProblem(EXIT.usage, error.message);
    throw error;
  }
}
