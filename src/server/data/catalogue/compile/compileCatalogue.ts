// Compiles npm data packages into the artefact. All computation happens here, so loading only
// points at the result. See docs/decisions/0002-catalogue-artefact.md.
import { createHash } from 'node:crypto';
import type { CompatData } from '@mdn/browser-compat-data/types';
import { ARTEFACT_FORMAT, encodeArtefact } from '@/server/data/catalogue/artefact';
import type { CatalogueHead, CatalogueTables } from '@/server/data/catalogue/artefactTables';
import type { DataPackage } from '@/server/data/catalogue/DataPackage';
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';
import { compileCaniuse } from './compileCaniuse';
import { compileFeatures } from './compileFeatures';
import { compileFeatureSupport } from './compileFeatureSupport';
import { compileKeyFacts } from './compileKeyFacts';
import { compileSpecifications } from './compileSpecifications';
import { compileStatements } from './compileStatements';
import { compileUsage } from './compileUsage';
import { computeStatuses } from './computeStatuses';
import { confirmReleases } from './confirmReleases';
import { keepLastStatements } from './keepLastStatements';
import { publishedKeyRecords } from './publishedKeyRecords';
import { type CompatReading, readCompatData } from './readCompatData';
import type { DataPackages } from './readDataPackages';
import type { WebFeatures } from './WebFeatures';

export function compileCatalogue(packages: DataPackages): Uint8Array {
  const { webFeatures, usage: caniuseUsage, caniuseSupport } = packages;
  const { compat, pair, withdrawnPaths } = readLayers(packages);
  const browsers = confirmReleases(compat.browsers, caniuseUsage.agents, webFeatures);
  const { keys, keyByPath, tree, orders, keySupport, firsts } = compat;
  const specs = compileSpecifications(packages.specifications);
  const { features: published, redirects } = compileFeatures(webFeatures, {
    keyByPath,
    specs,
    caniuse: compileCaniuse(caniuseSupport, caniuseUsage, browsers),
  });
  const features = pair ? computeStatuses(published, { pair, newest: compat }) : published;
  const { usage, ...usageTables } = compileUsage(caniuseUsage, browsers);
  const head: CatalogueHead = {
    ...identify(packages),
    browsers,
    specifications: specs.specifications,
    ...listGroups(webFeatures),
    features,
    redirects,
    usage,
    withdrawnKeys: withdrawnPaths.map((path) => keyByPath.get(path)!).sort((a, b) => a - b),
    publishedKeys: pair ? publishedKeyRecords(webFeatures, compat) : [],
  };
  const tables: CatalogueTables = {
    ...tree,
    ...compileKeyFacts(keys, features, firsts, specs),
    ...compileStatements(keys, browsers),
    ...matrixTables('key', keySupport),
    ...matrixTables(
      'feature',
      compileFeatureSupport(features, {
        browsers,
        orders,
        keySupport,
        keyParent: tree.keyParent,
        firsts,
      }),
    ),
    ...usageTables,
  };

  return encodeArtefact(head, { ...tables });
}

interface CompatLayers {
  /** The data that is served. */
  readonly compat: CompatReading;
  /** The data that web-features was made with, where that is older. */
  readonly pair?: CompatReading;
  /** Keys that only the older one has. */
  readonly withdrawnPaths: readonly string[];
}

function readLayers({ compatData, pairedCompatData, webFeatures }: DataPackages): CompatLayers {
  const core = Object.keys(webFeatures.browsers);
  if (!pairedCompatData) return { compat: readCompatData(compatData, core), withdrawnPaths: [] };
  const completed = keepLastStatements(compatData, pairedCompatData, webFeatures);

  return {
    compat: readCompatData(completed.compatData, core),
    pair: readCompatData(pairedCompatData, core),
    withdrawnPaths: completed.withdrawnPaths,
  };
}

/** Equal for equal packages under one format: the version of the catalogue made of them. */
export function catalogueVersion(packages: readonly DataPackage[]): string {
  const named = packages.map(({ name, version }) => `${name}@${version}`);

  return createHash('sha256')
    .update([ARTEFACT_FORMAT, ...named].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

const identify = ({
  packages,
  compatData,
  pairedCompatData = compatData,
}: DataPackages): Pick<CatalogueHead, 'version' | 'asOf' | 'baselineOn' | 'packages'> => ({
  version: catalogueVersion(packages),
  asOf: dayOf(compatData),
  baselineOn: dayOf(pairedCompatData),
  packages,
});

const dayOf = ({ __meta }: CompatData): string => __meta.timestamp.slice(0, 10);

const listGroups = ({
  groups,
  snapshots,
}: WebFeatures): Pick<CatalogueHead, 'groups' | 'snapshots'> => ({
  groups: Object.entries(groups).map(([slug, { name, parent }]) => ({ slug, name, parent })),
  snapshots: Object.entries(snapshots).map(([slug, { name }]) => ({ slug, name })),
});

type MatrixTables<Row extends 'key' | 'feature'> = {
  readonly [
    Table in 'CellOf' | 'CellBrowser' | 'CellStart' | 'SpanFrom' | 'SpanState' as `${Row}${Table}`
  ]: SupportMatrix[Uncapitalize<Table>];
};

function matrixTables<Row extends 'key' | 'feature'>(
  row: Row,
  matrix: SupportMatrix,
): MatrixTables<Row> {
  const { cellOf, cellBrowser, cellStart, spanFrom, spanState } = matrix;

  return {
    [`${row}CellOf`]: cellOf,
    [`${row}CellBrowser`]: cellBrowser,
    [`${row}CellStart`]: cellStart,
    [`${row}SpanFrom`]: spanFrom,
    [`${row}SpanState`]: spanState,
  } as MatrixTables<Row>;
}
