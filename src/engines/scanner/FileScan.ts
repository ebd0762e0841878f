// The findings of one file, in whichever languages.
import type { Enhancements } from './Enhancements';
import type { SkipReason } from './files/languageOf';
import type { ScanNode } from './ScanTable';
import { type Consequence, type Guard, UseColumns, type UseEvidence } from './ScanUse';

/** A guard around a whole piece of text, such as `<script type="module">`. */
export interface OuterGuard {
  readonly guard: Guard;
  readonly guardAt: number;
  /** True if it guards a use of this key. */
  readonly holds: (node: ScanNode) => boolean;
}

/** A part of a file that could not be read, such as a script in a page. */
export interface UnreadPart {
  readonly message: string;
  /** Where it could not be read on. */
  readonly at: number;
}

const OF_HOLES = /([x1_])\1{3}/;

export class FileScan {
  readonly uses = new UseColumns();
  /** Names that look like the platform's and that the data does not know, with how often. */
  readonly unknown = new Map<string, number>();
  /** Sentences about the file. */
  readonly notes: string[] = [];
  /** Parts that could not be read. */
  readonly unread: UnreadPart[] = [];
  /** Keys that the file polyfills itself, for the whole project. */
  readonly polyfilled = new Set<ScanNode>();
  /** Modules it imports, by the name it writes. */
  readonly imports = new Set<string>();

  /** The Browserslist query of a package. */
  browsers?: string;
  /** Why it counts for nothing: it never reaches a browser, or is not what its name says. */
  leftOut?: SkipReason;

  constructor(readonly enhancements: Enhancements) {}

  add(
    node: ScanNode,
    start: number,
    end: number,
    consequence: Consequence,
    {
      evidence = 'exact',
      guard = null,
      guardAt = -1,
    }: {
      readonly evidence?: UseEvidence;
      readonly guard?: Guard | null;
      readonly guardAt?: number;
    } = {},
  ): void {
    this.uses.add(
      node.id,
      start,
      end,
      evidence,
      this.enhancements.judge(node, consequence),
      guard,
      guardAt,
    );
  }

  addUnknown(name: string): void {
    if (this.unknown.size < 1000 || this.unknown.has(name))
      this.unknown.set(name, (this.unknown.get(name) ?? 0) + 1);
  }
  /** Those without signs in place of what a template fills in. */
  get unknownNames(): ReadonlyMap<string, number> {
    return new Map([...this.unknown].filter(([name]) => !OF_HOLES.test(name)));
  }
}
