import type { FileScan } from '@/engines/scanner/FileScan';
import type { MarkupSyntax, ParentNode } from './embeddedCode';

/** A file of markup and the scan that its uses go to. */
export interface MarkupFile {
  readonly text: string;
  readonly syntax: MarkupSyntax;
  readonly scan: FileScan;
  readonly base: number;
  /** Other readings of the whole text, of which the first that can be read gives a script. */
  readonly scripts?: readonly string[];
  /** The tags of elements that the markup puts into names of the script. */
  readonly elements: ReadonlyMap<string, string>;
  /** The script of a Svelte component that runs with its markup; a component has one. */
  readonly ownScript: ParentNode | undefined;
}
