// Packs everything BCD says about a key, except support, into numeric tables and one text pool.
import {
  type CatalogueTables,
  type FeatureRecord,
  KeyFlag,
  NONE_16,
} from '@/server/data/catalogue/artefactTables';
import type { CollectedKey } from './collectKeys';
import { compileLists } from './compileLists';
import type { CompiledSpecifications } from './compileSpecifications';
import type { FirstSupports } from './FirstSupports';
import { inlineHtml } from './inlineHtml';
import { TextPool } from './TextPool';

type KeyFacts = Pick<
  CatalogueTables,
  | 'keyFlags'
  | 'keyFeature'
  | 'keyDescription'
  | 'keyMdnUrl'
  | 'keySourceFile'
  | 'keySpecStart'
  | 'keySpecUrl'
  | 'keySpec'
  | 'keyFirst'
  | 'keyNewlyOn'
  | 'textStart'
  | 'texts'
>;

export function compileKeyFacts(
  keys: readonly CollectedKey[],
  features: readonly FeatureRecord[],
  firsts: FirstSupports,
  specs: CompiledSpecifications,
): KeyFacts {
  const pool = new TextPool();
  const poolTexts = (read: (key: CollectedKey) => string | undefined) =>
    Uint32Array.from(keys, (key) => pool.numberOf(read(key)));
  const links = compileLists(
    keys.map(({ compat }) => [compat?.spec_url ?? []].flat().map((url) => specs.linkTo(url))),
  );
  const newly = keys.map((_, key) => firsts.newlyAvailable(key));
  const tables = {
    keyFlags: Uint8Array.from(
      keys,
      (key, index) => getFlags(key) | (newly[index]?.isUpperBound ? KeyFlag.NEWLY_UPPER_BOUND : 0),
    ),
    keyFeature: featureOfKeys(keys.length, features),
    keyDescription: poolTexts(
      ({ compat }) => compat?.description && inlineHtml(compat.description),
    ),
    keyMdnUrl: poolTexts(({ compat }) => compat?.mdn_url),
    keySourceFile: poolTexts(({ compat }) => compat?.source_file),
    keySpecStart: links.starts,
    keySpecUrl: Uint32Array.from(links.values, ({ url }) => pool.numberOf(url)),
    keySpec: Uint16Array.from(links.values, ({ specification }) => specification ?? NONE_16),
    keyFirst: firsts.firsts,
    keyNewlyOn: Uint32Array.from(newly, (available) =>
      Number(available?.on.replaceAll('-', '') ?? 0),
    ),
  };
  const { starts: textStart, bytes: texts } = pool.build();

  return { ...tables, textStart, texts };
}

function getFlags({ compat }: CollectedKey): number {
  return (
    (compat ? KeyFlag.HAS_DATA : 0) |
    (compat?.status?.deprecated ? KeyFlag.DEPRECATED : 0) |
    (compat?.status?.experimental ? KeyFlag.EXPERIMENTAL : 0) |
    (compat?.status?.standard_track ? KeyFlag.STANDARD_TRACK : 0)
  );
}

function featureOfKeys(keyCount: number, features: readonly FeatureRecord[]): Uint16Array {
  const keyFeature = new Uint16Array(keyCount).fill(NONE_16);

  features.forEach(({ keys }, feature) => {
    for (const key of keys) keyFeature[key] = feature;
  });
  return keyFeature;
}
