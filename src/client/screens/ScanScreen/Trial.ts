/** Which rows the reader counts with a fallback, on trial. */
export interface Trial {
  readonly leftOut: ReadonlySet<string>;
  readonly onLeaveOut: (row: string) => void;
}
