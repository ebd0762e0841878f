import { packagedCatalogue } from '@/cli/answers/packagedData';
import type { CliWorld } from '@/cli/CliWorld';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { isRefusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { absentSentence } from '@/server/model/features/absentSentence';
import { resolveDecisions } from '@/server/model/policy/Policy';
import { readTerms, type Terms, type TermsFlags } from './Terms';

/**
 * The terms with the ids that features have today: ids that moved are followed, as a policy does.
 * Throws `CliProblem` for decisions that are none, since no command may go on without one of them.
 */
export async function readDecidedTerms(
  world: CliWorld,
  flags: TermsFlags,
): ReturnType<typeof readTerms> {
  const { terms, found } = await readTerms(world, flags);
  const { adopted, declined, absent } = resolve(packagedCatalogue(world.dataFolder), terms);
  const [unknown] = absent;
  if (unknown) {
    const list = terms.adopt.includes(unknown.slug) ? 'adopt' : 'decline';
    throw new CliProblem(
      EXIT.usage,
      `"${list}" names “${unknown.slug}”. ${absentSentence(unknown)}`,
    );
  }
  const toSlugs = (features: typeof adopted) => features.map(({ slug }) => slug);
  return { found, terms: { ...terms, adopt: toSlugs(adopted), decline: toSlugs(declined) } };
}

function resolve(catalogue: Catalogue, terms: Pick<Terms, 'adopt' | 'decline'>) {
  try {
    return resolveDecisions(catalogue, terms);
  } catch (error) {
    if (isRefusal(error)) throw new CliProblem(EXIT.usage, error.message);
    throw error;
  }
}

/** The id of the feature that an id or key belongs to, by which teams decide; undefined if to none. */
export function decidedFeature(catalogue: Catalogue, id: string): string | undefined {
  return catalogue.featureBySlug(id)?.slug ?? catalogue.keyByPath(id)?.feature?.slug;
}
