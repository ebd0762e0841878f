// Results from a thread hold each text anew, a million times the same few names: here equal texts become one. The peak of a
// scan, which garbage makes, is as high as before.
import type { FileResult, FoundUse } from './FoundUse';

export class SharedTexts {
  private readonly texts = new Map<string, string>();

  share({ uses = [], ...result }: FileResult): FileResult {
    return { ...result, uses: uses.map((use) => this.shareIn(use)) };
  }

  private shareIn(use: FoundUse): FoundUse {
    const { guardAt, original, context, reason, ...rest } = use;
    return {
      file: this.one(rest.file),
      key: this.one(rest.key),
      feature: rest.feature === null ? null : this.one(rest.feature),
      line: rest.line,
      column: rest.column,
      endColumn: rest.endColumn,
      evidence: this.one(rest.evidence),
      consequence: this.one(rest.consequence),
      guard: rest.guard === null ? null : this.one(rest.guard),
      ...(guardAt && { guardAt: { ...guardAt, file: this.one(guardAt.file) } }),
      ...(original && { original: { ...original, file: this.one(original.file) } }),
      ...(context !== undefined && { context }),
      ...(reason !== undefined && { reason: this.one(reason) }),
    };
  }

  private one<Text extends string>(text: Text): Text {
    const known = this.texts.get(text);
    if (known !== undefined) return known as Text;
    this.texts.set(text, text);
    return text;
  }
}
