import fallbacks from '@data/fallbacks.json';

/** Bytes of a bundle: minified, and that file compressed. */
export interface BundleBytes {
  readonly minified: number;
  readonly gzip: number;
  readonly brotli: number;
}

export interface PolyfillRow {
  /** The path of the compat key whose test decides if the polyfill loads. */
  readonly key: string;
  /** A condition, if none can be written from the key. */
  readonly test?: string;
  readonly package: string;
  /** Modules to import, if not the package as such. */
  readonly modules?: readonly string[];
  /** Names that `setUp` takes from the import, such as `listen` or `default: autosize`. */
  readonly names?: readonly string[];
  /** Statements to run after the import. */
  readonly setUp?: string;
  /** Sentences: which part of the feature it doesn’t bring. */
  readonly lacks?: string;
  readonly bytes: BundleBytes;
  /** Absent if no browser has tried it. */
  readonly verifiedIn?: {
    /** `WebKitGTK 2.50` */
    readonly browser: string;
    /** True if the feature was taken out of the browser, false if the browser lacks it by itself. */
    readonly isRemoved: boolean;
  };
}

export interface TransformRow {
  /** The path of the compat key that the sample uses. */
  readonly key: string;
  readonly package: string;
  readonly sample: string;
  /** Sentences: what it can’t rewrite. */
  readonly lacks?: string;
  /** Minified bytes of the sample, before and after. */
  readonly bytes: { readonly before: number; readonly after: number };
}

interface Fallbacks {
  readonly measuredOn: string;
  readonly packages: Readonly<
    Record<string, { readonly version: string; readonly integrity: string }>
  >;
  readonly polyfills: Readonly<Record<string, PolyfillRow>>;
  readonly transforms: Readonly<Record<string, TransformRow>>;
}

/** Polyfills and build tools by slug of the feature. */
export const FALLBACKS: Fallbacks = fallbacks;
