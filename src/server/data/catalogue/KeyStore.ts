// Creates a CompatKey on first access and keeps it, so equal keys are the same object. Pitfall: a
// subtree isn't one contiguous range of the sorted paths, because "grid-area" sorts between "grid"
// and "grid.subgrid".
import { type CatalogueTables, KeyFlag, NONE_32 } from './artefactTables';
import type { CompatKey, SupportStatement } from './Catalogue';
import { type KeyRows, type KeySurroundings, StoredKey } from './StoredKey';

const NO_NAMES: readonly string[] = [];

export class KeyStore implements KeyRows {
  readonly count: number;
  readonly withData: Uint32Array;
  private readonly made: (CompatKey | undefined)[];
  /** Paths asked for before that exist; there can be no more of them than keys. */
  private readonly found = new Map<string, CompatKey>();
  private readonly readBlocks: (readonly SupportStatement[] | undefined)[] = [];
  private readonly readNames: (readonly string[] | undefined)[] = [];
  private readonly paths: Buffer;
  private readonly texts: Buffer;
  private readonly blocks: Buffer;

  constructor(
    readonly tables: CatalogueTables,
    readonly surroundings: KeySurroundings,
  ) {
    this.count = tables.keyFlags.length;
    this.withData = Uint32Array.from(tables.keyFlags.keys()).filter(
      (key) => tables.keyFlags[key]! & KeyFlag.HAS_DATA,
    );
    this.made = new Array<CompatKey | undefined>(this.count);
    this.paths = bufferOver(tables.keyPaths);
    this.texts = bufferOver(tables.texts);
    this.blocks = bufferOver(tables.blocks);
  }

  /** The roots of the key tree, in code-unit order. */
  roots(): readonly CompatKey[] {
    return Array.from(this.tables.keyParent.keys())
      .filter((key) => this.tables.keyParent[key] === NONE_32)
      .map((key) => this.at(key));
  }

  at(index: number): CompatKey {
    if (!(index in this.tables.keyFlags))
      throw new RangeError(
        `There is no key ${index}; the catalogue has keys 0 to ${this.count - 1}.`,
      );

    return (this.made[index] ??= new StoredKey(this, index));
  }

  byPath(path: string): CompatKey | undefined {
    const known = this.found.get(path);
    if (known) return known;
    const index = this.lowerBound(path);
    if (index >= this.count || this.pathOf(index) !== path) return undefined;
    const key = this.at(index);
    this.found.set(path, key);
    return key;
  }

  /** Indexes of the keys with data at or below `path`, ascending. */
  under(path: string): Uint32Array {
    const own = this.byPath(path);
    if (!own) return new Uint32Array();

    // "/" follows "." in ASCII, so all paths that start with `path.` sort between `path.` and
    // `path/`.
    const from = positionIn(this.withData, this.lowerBound(`${path}.`));
    const below = this.withData.subarray(
      from,
      positionIn(this.withData, this.lowerBound(`${path}/`)),
    );
    return own.hasData ? Uint32Array.of(own.index, ...below) : below;
  }

  pathOf(key: number): string {
    return this.paths.toString(
      'latin1',
      this.tables.keyPathStart[key],
      this.tables.keyPathStart[key + 1],
    );
  }

  text(number: number): string | undefined {
    return number === 0
      ? undefined
      : this.texts.toString(
          'utf8',
          this.tables.textStart[number],
          this.tables.textStart[number + 1],
        );
  }

  statements(block: number): readonly SupportStatement[] {
    return (this.readBlocks[block] ??= JSON.parse(
      this.blocks.toString(
        'utf8',
        this.tables.blockStart[block],
        this.tables.blockStart[block + 1],
      ),
    ) as SupportStatement[]);
  }

  /** Without keeping the statements: who asks for the names of one key asks for those of all. */
  alternativeNames(block: number): readonly string[] {
    return (this.readNames[block] ??= this.readAlternativeNames(block));
  }

  private readAlternativeNames(block: number): readonly string[] {
    const [from, to] = [this.tables.blockStart[block]!, this.tables.blockStart[block + 1]!];
    if (!this.blocks.subarray(from, to).includes('"alternativeName"')) return NO_NAMES;
    const statements = JSON.parse(this.blocks.toString('utf8', from, to)) as SupportStatement[];
    return statements.flatMap(({ alternativeName }) => alternativeName ?? []);
  }

  /** Index of the first key whose path is not less than `path`. */
  private lowerBound(path: string): number {
    let [from, to] = [0, this.count];

    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.pathOf(middle) < path) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** How many of the ascending `values` are less than `value`. */
function positionIn(values: Uint32Array, value: number): number {
  let [from, to] = [0, values.length];

  while (from < to) {
    const middle = (from + to) >> 1;
    if (values[middle]! < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

function bufferOver(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
