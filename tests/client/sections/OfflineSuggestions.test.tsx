/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import type { KeptPage } from '@/browser/offline/keptPages';
import { OfflineSuggestions } from '@/client/sections/OfflineSuggestions';

const NOW = Date.UTC(2026, 10, 21);
const aPage = (address: string, title: string): KeptPage => ({
  key: `kept ${address}`,
  address,
  title,
  readAt: NOW - 5 * 60_000,
});

let mockPages: KeptPage[] = [];
const mockNames = {
  features: [
    { slug: 'subgrid', name: 'Subgrid' },
    { slug: 'has', name: ':has()' },
  ],
  paths: ['css.properties.grid-template-columns.subgrid'],
};
jest.mock('@/browser/offline/keptPages', () => ({
  keptPages: () => Promise.resolve(mockPages),
  loadNames: () => Promise.resolve(mockNames),
}));

/** jsdom cannot load a page, and says so where one is to be loaded. */
const loads = jest.spyOn(console, 'error').mockImplementation(() => undefined);

function visit(
  address: string,
  { page = '/features/[slug]', mayBeKept = false }: { page?: string; mayBeKept?: boolean } = {},
) {
  Object.assign(window, { __NEXT_DATA__: { buildId: 'today', page } });
  return render(<OfflineSuggestions address={address} mayBeKept={mayBeKept} />);
}

describe('WhatIsHere', () => {
  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    mockPages = [aPage('/features/subgrid', 'Subgrid'), aPage('/groups', '')];
    loads.mockClear();
  });

  it('lists the pages saved on this device, with their age, as plain links', async () => {
    visit('/features/has');

    const items = await screen.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Subgrid saved 5 minutes ago',
      '/groups saved 5 minutes ago',
    ]);
    expect(within(items[0]!).getByRole('link')).toHaveAttribute('href', '/features/subgrid');
  });

  it('says that pages are saved as they are read, as long as no page is saved', async () => {
    mockPages = [];
    visit('/features/has');

    expect(await screen.findByText('Pages you read are saved here.')).toBeInTheDocument();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('finds names that match a search, and marks those saved on this device', async () => {
    visit('/features?q=subgrid');

    expect(
      await screen.findByRole('heading', { name: 'Names with “subgrid”' }),
    ).toBeInTheDocument();
    const [feature, key] = screen.getAllByRole('listitem');
    expect(feature).toHaveTextContent('Subgrid on this device');
    expect(key?.textContent?.trim()).toBe('css.properties.grid-template-columns.subgrid');
    expect(within(key!).getByRole('link')).toHaveAttribute(
      'href',
      '/compat/css/properties/grid-template-columns/subgrid',
    );
    expect(screen.queryByRole('link', { name: ':has()' })).toBeNull();
  });

  it('says so if no name matches, or names are not available yet', async () => {
    visit('/features?q=nothing+like+this');

    expect(await screen.findByText(/^No feature or key has this name/)).toBeInTheDocument();
  });

  it('searches no names on a page without a search', async () => {
    visit('/groups?q=subgrid');

    expect(
      await screen.findByRole('heading', { name: 'Saved on this device' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^Names with/ })).toBeNull();
  });

  it('loads the saved page itself if only its data failed to load', async () => {
    visit('/features/subgrid#keys', { mayBeKept: true });
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));

    expect(loads.mock.calls).toEqual([
      [expect.objectContaining({ message: expect.stringContaining('navigation') as string })],
    ]);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('never reloads the offline page, since that leads back to it', async () => {
    visit('/features/subgrid', { page: '/offline', mayBeKept: true });

    expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    expect(loads).not.toHaveBeenCalled();
  });
});
