import type { PageAddress } from './address';
import type { CompareView } from './browsers';

/** If the URL names no browsers, compares the current releases of two with different engines. */
export function parseCompareView(address: PageAddress): CompareView {
  const version = (name: string) => (address.search(name) ?? '').trim().replace(/^latest$/i, '');
  const left = address.search('left') ?? 'chrome';
  const list = address.search('list') === 'keys' ? 'keys' : 'features';
  return {
    left: { browser: left, version: version('leftVersion') },
    right: {
      browser: address.search('right') ?? (left === 'safari' ? 'chrome' : 'safari'),
      version: version('rightVersion'),
    },
    list,
    area: list === 'keys' ? (address.search('area') ?? '') : '',
    page: address.page,
  };
}
