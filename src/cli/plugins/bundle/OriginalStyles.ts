// Bundlers write no maps of style sheets. Findings in one that was built are looked up by their
// keys in the sheets it was built from, in their order.
import { scanText } from '@/cli/library/api';
import type { Options, Place, TextFinding } from '@/cli/library/apiTypes';

export class OriginalStyles {
  private readonly texts = new Map<string, string>();

  add(path: string, text: string): void {
    this.texts.set(path, text);
  }

  /** The findings of a built sheet, each with its place in the source if there is one. */
  async placeIn(
    findings: readonly TextFinding[],
    terms: Omit<Options, 'cwd'>,
  ): Promise<readonly TextFinding[]> {
    if (findings.length === 0) return findings;
    const places = new Map<string, Place[]>();
    for (const [path, text] of this.texts) {
      const scanned = await scanText(text, { ...terms, path });
      for (const { key, ...place } of scanned?.uses ?? [])
        places.set(key, [...(places.get(key) ?? []), place]);
    }
    return findings.map((finding) => {
      const original = places.get(finding.key)?.shift();
      return original ? { ...finding, original } : finding;
    });
  }
}
