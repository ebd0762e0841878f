import { EMBEDDED_SEARCH, type SearchSettings } from '@/domain/SearchSettings';
import { createSearch, type Search } from './createSearch';

interface TabSearch {
  readonly search: Search;
  readonly indexName: string;
}

let ofTab: TabSearch | undefined;

/** The tab's shared search function and its index name. */
export function searchOfTab(): TabSearch {
  ofTab ??= createTabSearch(settingsOfPage());
  return ofTab;
}

function createTabSearch(settings: SearchSettings): TabSearch {
  return { search: createSearch(settings, window.location.origin), indexName: settings.indexName };
}

/** The part of Next's page data that holds the operator's settings. */
interface PageData {
  readonly props?: {
    readonly pageProps?: {
      readonly relay?: { readonly site?: { readonly search?: SearchSettings } };
    };
  };
}

/**
 * The search settings this tab's first page was served with. They are present only if the engine is
 * not this site's own.
 */
function settingsOfPage(): SearchSettings {
  const data = window.__NEXT_DATA__ as PageData | undefined;
  return data?.props?.pageProps?.relay?.site?.search ?? EMBEDDED_SEARCH;
}
