/** An answer twice: as a short text for a model, and as facts for a script, of the tool’s output shape. */
export interface McpAnswer {
  readonly text: string;
  readonly facts: object;
}
