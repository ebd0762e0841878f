import type { BrowserRecord, CaniuseRecord } from '@/server/data/catalogue/artefactTables';
// Compiles caniuse's support of features, so that a page can show where the two sources disagree.
import { BROWSER_OF_AGENT } from '@/server/data/catalogue/browserOfAgent.data';
import type { UsageByVersion } from './CaniusePacking';
import type { CaniuseSupport } from './readCaniuseSupport';
import type { CaniuseUsage } from './readUsage';
import { UnitMap } from './UnitMap';

type Answers = CaniuseSupport[string];

/** By caniuse's id. */
export function compileCaniuse(
  support: ReadonlyMap<string, CaniuseSupport>,
  { agents }: CaniuseUsage,
  browsers: readonly BrowserRecord[],
): ReadonlyMap<string, CaniuseRecord> {
  const units = new UnitMap(browsers, agents);
  const core = new Set(browsers.filter(({ isCore }) => isCore).map(({ slug }) => slug));

  const newest = (agent: string, answers: Answers): CaniuseRecord['newest'] => {
    const browser = BROWSER_OF_AGENT[agent];
    // Oldest first.
    const listed = agents[agent]!.versions.filter((version) => answers.has(version));
    const answer = answers.get(listed.at(-1) ?? '');
    if (browser === undefined || !core.has(browser)) return [];
    if (answer === undefined || answer === 'unknown') return [];
    const first = 1 + listed.findLastIndex((version) => answers.get(version) !== 'usable');
    // Chrome and Firefox on Android are listed as one version, which says nothing of earlier ones.
    const since = listed.length > 1 ? units.unitOf(agent, listed[first] ?? '') : undefined;
    return [{ browser, isUsable: answer === 'usable', since }];
  };

  return new Map(
    [...support].map(([id, answersByAgent]) => {
      const entries = Object.entries(answersByAgent);
      return [
        id,
        {
          worldShare: entries.reduce(
            (sum, [agent, answers]) => sum + usableShare(answers, agents[agent]?.usage),
            0,
          ),
          newest: entries.flatMap(([agent, answers]) => newest(agent, answers)),
        },
      ];
    }),
  );
}

function usableShare(answers: Answers, usage: UsageByVersion = {}): number {
  let percent = 0;
  for (const [version, answer] of answers) if (answer === 'usable') percent += usage[version] ?? 0;
  return percent / 100;
}
