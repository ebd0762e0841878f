// Compiles npm data packages into the artefact. All computation happens here, so loading only
// points at the result. See docs/decisions/0002-catalogue-artefact.md.
import { createHash } from 'node:crypto';
import type { CompatData, Identifier } from '@mdn/browser-compat-data/types';
import { ARTEFACT_FORMAT, encodeArtefact } from '@/server/data/catalogue/artefact';
import type { CatalogueHead, CatalogueTables } from '@/server/data/catalogue/artefactTables';
import type { DataPackage } from '@/server/data/catalogue/Catalogue';
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';
import { collectKeys } from './collectKeys';
import { compileBrowsers } from './compileBrowsers';
import { compileCaniuse } from './compileCaniuse';
import { compileFeatures } from './compileFeatures';
import { compileFeatureSupport } from './compileFeatureSupport';
import { compileKeyFacts } from './compileKeyFacts';
import { compileKeySupport } from './compileKeySupport';
import { compileKeyTree } from './compileKeyTree';
import { compileSpecifications } from './compileSpecifications';
import { compileStatements } from './compileStatements';
import { compileUsage } from './compileUsage';
import { FirstSupports } from './FirstSupports';
import type { DataPackages } from './readDataPackages';
import { ReleaseOrder } from './ReleaseOrder';
import type { WebFeatures } from './WebFeatures';

export function compileCatalogue({
  packages,
  compatData,
  webFeatures,
  specifications,
  usage: caniuseUsage,
  caniuseSupport,
}: DataPackages): Uint8Array {
  const browsers = compileBrowsers(compatData.browsers, Object.keys(webFeatures.browsers));
  const keys = collectKeys(getRoots(compatData));
  const keyByPath = new Map(keys.map(({ path }, index) => [path, index]));
  const specs = compileSpecifications(specifications);
  const { features, redirects } = compileFeatures(webFeatures, {
    keyByPath,
    specs,
    caniuse: compileCaniuse(caniuseSupport, caniuseUsage, browsers),
  });
  const tree = compileKeyTree(keys, keyByPath);
  const orders = browsers.map((browser) => new ReleaseOrder(browser));
  const keySupport = compileKeySupport(keys, orders);
  const firsts = new FirstSupports(keys, tree.keyParent, keySupport, orders);
  const { usage, ...usageTables } = compileUsage(caniuseUsage, browsers);
  const head: CatalogueHead = {
    ...identify(packages, compatData),
    browsers,
    specifications: specs.specifications,
    ...listGroups(webFeatures),
    features,
    redirects,
    usage,
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

function getRoots({ __meta, browsers, ...roots }: CompatData): Record<string, Identifier> {
  return roots;
}

/** Equal for equal packages under one format: the version of the catalogue made of them. */
export function catalogueVersion(packages: readonly DataPackage[]): string {
  const named = packages.map(({ name, version }) => `${name}@${version}`);

  return createHash('sha256')
    .update([ARTEFACT_FORMAT, ...named].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

const identify = (
  packages: readonly DataPackage[],
  { __meta }: CompatData,
): Pick<CatalogueHead, 'version' | 'asOf' | 'packages'> => ({
  version: catalogueVersion(packages),
  asOf: __meta.timestamp.slice(0, 10),
  packages,
});

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
