/** What every part of the share page is about. */
export interface SharedFeature {
  readonly slug: string;
  readonly name: string;
  /** Where this instance is reached, without a final slash. */
  readonly siteAddress: string;
}
