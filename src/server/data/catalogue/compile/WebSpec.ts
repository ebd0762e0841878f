/** The fields we read from a web-specs entry; the package ships no types. */
export interface WebSpec {
  readonly shortname: string;
  readonly title: string;
  readonly url: string;
  readonly organization?: string;
  readonly series: {
    readonly currentSpecification: string;
    readonly nightlyUrl?: string;
    readonly releaseUrl?: string;
  };
  readonly nightly?: {
    readonly url?: string;
    readonly alternateUrls?: readonly string[];
    readonly pages?: readonly string[];
  };
  readonly release?: { readonly url?: string; readonly pages?: readonly string[] };
}
