// The findings of one file, in whichever languages.
import type { Proven } from './css/findProven';
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

/** A test around uses, from the inside out. */
export interface WithinTest {
  readonly proven: Proven;
  readonly guardAt: number;
  readonly around?: WithinTest | undefined;
}

/** A use that no guard names, inside a test that may guard it all the same. */
interface UseWithin {
  /** Position among the uses. */
  readonly at: number;
  readonly node: ScanNode;
  readonly test: WithinTest;
  /** Where the text of the test's places begins in the file. */
  readonly base: number;
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
  readonly within: UseWithin[] = [];
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
      test,
      base = 0,
    }: {
      readonly evidence?: UseEvidence;
      readonly guard?: Guard | null;
      readonly guardAt?: number;
      readonly test?: WithinTest | undefined;
      readonly base?: number;
    } = {},
  ): void {
    if (guard === null && test) this.within.push({ at: this.uses.length, node, test, base });
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
