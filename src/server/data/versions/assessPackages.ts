import type { Day } from '@/domain/Day';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { compileCatalogue } from '@/server/data/catalogue/compile/compileCatalogue';
import type { PackageReader } from '@/server/data/catalogue/compile/PackageReader';
import {
  type DataPackages,
  readDataPackages,
} from '@/server/data/catalogue/compile/readDataPackages';
import { decodeCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { verifyCatalogue } from './verifyCatalogue';

export interface Assessment {
  /** Undefined if the packages cannot be compiled. */
  readonly artefact?: Uint8Array;
  readonly asOf?: Day;
  /** Sentences; none for what may be served. */
  readonly problems: readonly string[];
}

export type Assess = (reader: PackageReader, served: Catalogue) => Assessment;

/** Compiles packages and checks the outcome against what they publish. Takes 5 to 20 seconds. */
export const assessPackages: Assess = (reader, served) => {
  try {
    const data = readDataPackages(reader);
    const artefact = compileCatalogue(data);
    const catalogue = decodeCatalogue(artefact);
    const { webFeatures } = data;
    const pair = openPair(data) ?? catalogue;
    const problems = verifyCatalogue(catalogue, { webFeatures, pair, before: served });
    return { artefact, asOf: catalogue.asOf, problems };
  } catch (error) {
    if (isOfDisk(error)) throw error;
    return { problems: [`It cannot be compiled: ${(error as Error).message}`] };
  }
};

/** As the statuses were published; undefined if the compat data served are those. */
function openPair({ pairedCompatData, ...data }: DataPackages): Catalogue | undefined {
  return (
    pairedCompatData && decodeCatalogue(compileCatalogue({ ...data, compatData: pairedCompatData }))
  );
}

/** A full disk says nothing about the data. */
function isOfDisk(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException).syscall === 'string';
}
