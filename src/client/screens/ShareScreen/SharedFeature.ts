/** The data every section of the share page needs. */
export interface SharedFeature {
  readonly slug: string;
  readonly name: string;
  /** This instance's origin, without a trailing slash. */
  readonly siteAddress: string;
}
