// The importer as the page for a new audience sees it. Files are read in a worker, which loads with
// the first of them.
import type { Importer } from './startImporter';

export { ASSUMPTIONS } from './assumptions.data';
export type { KnownBrowsers } from './ImportedFile';
export {
  type ImportSummary,
  type LineFilter,
  type LinePage,
  LINES_A_PAGE,
  type ShownLine,
} from './ImportMessage';
export { readBrowserslist } from './readBrowserslist';
export type { Importer } from './startImporter';
export { type CountedDraft, toDraft } from './toDraft';

/** Loads the code that runs the worker, and starts one. */
export async function openImporter(): Promise<Importer> {
  const { startImporter } = await import('./startImporter');
  return startImporter();
}
