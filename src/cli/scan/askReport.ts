// Uses → the audience's shares, as reports and judgments need them. Easy to get wrong: a use by a name only moves no
// share, but the shares of its key are asked for, since they decide whether it is worth a word.
import type { Answers, ScanFacts } from '@/cli/answers/Answers';
import type { Terms } from '@/cli/config/Terms';
import type { FoundUse } from './FoundUse';
import { toKeyUses } from './toKeyUses';

interface Asked {
  readonly answers: Answers;
  readonly terms: Terms;
}

export async function askReport(
  { answers, terms }: Asked,
  uses: readonly FoundUse[],
  isGuarded: (use: FoundUse) => boolean,
): Promise<ScanFacts> {
  const isSure = ({ evidence }: FoundUse) => evidence !== 'possible';
  const facts = await answers.report(toKeyUses(uses.filter(isSure), isGuarded), terms);
  const guessed = uses.filter((use) => !isSure(use) && !facts.keyShares.has(use.key));
  if (guessed.length === 0) return facts;
  const { keyShares } = await answers.report(
    toKeyUses(guessed, () => true),
    terms,
  );
  return { ...facts, keyShares: new Map([...keyShares, ...facts.keyShares]) };
}
