import { pageProblems } from '@/server/api/operations/pageProblems';
import { decodeCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { type Assess, assessPackages } from '@/server/data/versions/assessPackages';

/** Of packages: whether they agree with what they publish, and whether every kind of page has an answer. */
export const assessWithPages: Assess = (reader, served) => {
  const found = assessPackages(reader, served);
  if (!found.artefact || found.problems.length > 0) return found;
  return { ...found, problems: pageProblems(decodeCatalogue(found.artefact)) };
};
