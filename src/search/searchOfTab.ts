import { EMBEDDED_SEARCH, type SearchSettings } from '@/domain/SearchSettings';
import { createSearch, type Search } from './createSearch';

interface TabSearch {
  readonly search: Search;
  readonly indexName: string;
}

let ofTab: TabSearch | undefined;

/** The tab's one search, and the index it asks. */
export function searchOfTab(): TabSearch {
  ofTab ??= createTabSearch(settingsOfPage());
  return ofTab;
}

function createTabSearch(settings: SearchSettings): TabSearch {
  return { search: createSearch(settings, window.location.origin), indexName: settings.indexName };
}

/** The part of Next's page data that holds what the operator configured. */
interface PageData {
  readonly props?: {
    readonly pageProps?: {
      readonly relay?: { readonly site?: { readonly search?: SearchSettings } };
    };
  };
}

/**
 * What the first page of this tab was sent with: it says so only where another than this site's own
 * engine answers.
 */
function settingsOfPage(): SearchSettings {
  const data = window.__NEXT_DATA__ as PageData | undefined;
  return data?.props?.pageProps?.relay?.site?.search ?? EMBEDDED_SEARCH;
}
