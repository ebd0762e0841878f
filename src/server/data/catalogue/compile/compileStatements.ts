// Stores BCD's support statements as JSON blocks, in the shape the catalogue serves. Equal blocks
// are stored once across keys and browsers.
import type {
  SupportStatement as BcdSupport,
  CompatStatement,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import {
  type BrowserRecord,
  type CatalogueTables,
  NONE_16,
} from '@/server/data/catalogue/artefactTables';
import type { SupportStatement } from '@/server/data/catalogue/Catalogue';
import type { CollectedKey } from './collectKeys';
import { encodeTexts } from './encodeTexts';
import { inlineHtml } from './inlineHtml';

type Statements = Pick<CatalogueTables, 'keyBlock' | 'blockStart' | 'blocks'>;

export function compileStatements(
  keys: readonly CollectedKey[],
  browsers: readonly BrowserRecord[],
): Statements {
  const numbers = new Map<string, number>();
  const keyBlock = new Uint16Array(keys.length * browsers.length).fill(NONE_16);

  keys.forEach(({ compat }, key) => {
    browsers.forEach(({ slug }, browser) => {
      const support = supportIn(compat, slug);
      if (!support) return;
      const json = JSON.stringify([support].flat().map(storedStatement));
      if (!numbers.has(json)) numbers.set(json, numbers.size);
      keyBlock[key * browsers.length + browser] = numbers.get(json)!;
    });
  });
  if (numbers.size >= NONE_16)
    throw new Error(
      `${numbers.size} distinct statement blocks do not fit into the catalogue's 16-bit numbers.`,
    );

  const { starts: blockStart, bytes: blocks } = encodeTexts([...numbers.keys()]);
  return { keyBlock, blockStart, blocks };
}

export function supportIn(
  compat: CompatStatement | undefined,
  browserSlug: string,
): BcdSupport | undefined {
  return (compat?.support as Readonly<Record<string, BcdSupport>> | undefined)?.[browserSlug];
}

function storedStatement(statement: SimpleSupportStatement): SupportStatement {
  return {
    versionAdded: statement.version_added,
    versionRemoved: statement.version_removed,
    isPartial: statement.partial_implementation ?? false,
    prefix: statement.prefix,
    alternativeName: statement.alternative_name,
    flags: (statement.flags ?? []).map(({ type, name, value_to_set: valueToSet }) => ({
      type,
      name,
      valueToSet,
    })),
    notesHtml: [statement.notes ?? []].flat().map(inlineHtml),
    implementationUrls: [statement.impl_url ?? []].flat(),
  };
}
