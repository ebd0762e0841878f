export interface DataPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The purpose of its data, in a few words. */
  readonly role: string;
}
