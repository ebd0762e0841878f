/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { recentFeatures } from '@/device/recentFeatures';
import { RememberVisit } from '@/screens/Frame/RememberVisit';
import { aRouter } from '../../support/renderScreen';

function visit(path: string, canonical: string | undefined, forMs: number) {
  document.head.innerHTML =
    canonical === undefined ? '' : `<link rel="canonical" href="${canonical}">`;
  document.body.innerHTML = '<main id="main"><h1>:has()</h1></main>';
  const { unmount } = render(
    <RouterContext value={aRouter(path)}>
      <RememberVisit />
    </RouterContext>,
  );
  act(() => jest.advanceTimersByTime(forMs));
  unmount();
}

describe('RememberVisit', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it('remembers a feature whose page was read', () => {
    visit('/features/has?audience=region:DE#parts', '/features/has', 2_000);

    expect(recentFeatures()).toEqual([{ slug: 'has', name: ':has()' }]);
  });

  it('remembers no page that was left at once, no missing or moved feature, and nothing else', () => {
    visit('/features/has', '/features/has', 500);
    visit('/features/hass', undefined, 2_000);
    visit('/features/has-old', '/features/has', 2_000);
    visit('/features/has,subgrid', '/features/has,subgrid', 2_000);
    visit('/compat/css', '/compat/css', 2_000);

    expect(recentFeatures()).toEqual([]);
  });
});
