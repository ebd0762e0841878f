import type { FileResult, FoundUse } from './FoundUse';

/** Texts from threads come as a copy for each use; this keeps one copy of each. */
export class SharedTexts {
  private readonly texts = new Map<string, string>();

  readonly share = (result: FileResult): FileResult => ({
    ...result,
    uses: result.uses.map((use): FoundUse => {
      const { original } = use;
      return {
        ...use,
        key: this.one(use.key),
        feature: use.feature === null ? null : this.one(use.feature),
        file: this.one(use.file),
        evidence: this.one(use.evidence),
        consequence: this.one(use.consequence),
        guard: use.guard === null ? null : this.one(use.guard),
        ...(original && { original: { ...original, file: this.one(original.file) } }),
      };
    }),
  });

  private one<Text extends string>(text: Text): Text {
    const known = this.texts.get(text);
    if (known !== undefined) return known as Text;
    this.texts.set(text, text);
    return text;
  }
}
