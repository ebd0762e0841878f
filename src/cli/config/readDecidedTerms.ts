import { readPackagedCatalogue } from '@/cli/answers/packagedData';
import type { CliWorld } from '@/cli/CliWorld';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { isRefusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { absentSentence } from '@/server/model/features/absentSentence';
import { resolveDecisions } from '@/server/model/policy/Policy';
import { readTerms, type Terms, type TermsFlags } from './Terms';

/**
 * The terms with today's ids of features: moved ids are followed, as a policy does.
 * @throws CliProblem if a decision names no feature, since no command may ignore one
 */
export async function readDecidedTerms(
  world: CliWorld,
  flags: TermsFlags,
): ReturnType<typeof readTerms> {
  const { terms, found } = await readTerms(world, flags);
  const { adopted, declined, absent } = resolve(readPackagedCatalogue(world.dataFolder), terms);
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

/**
 * The feature that an id or key belongs to, which is the unit of decisions; undefined if there is
 * no feature.
 */
export function findDecidedFeature(catalogue: Catalogue, id: string): string | undefined {
  return catalogue.featureBySlug(id)?.slug ?? catalogue.keyByPath(id)?.feature?.slug;
}
