/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { HitFacts } from '@/client/sections/HitFacts';
import type { CoverageShares } from '@/domain/CoverageShares';

jest.mock('@/relay/route/RouteRoot', () => ({ usePreferences: () => ({ audience: 'world' }) }));

const textOf = (shares: CoverageShares, isFixed = false, shareError: number | null = null) =>
  render(
    <HitFacts coverage={{ ...shares, shareError, audience: { isFixed } }} linePercent={95} />,
  ).container.textContent.replaceAll('\u202F', ' ');

describe('HitFacts', () => {
  it('shows the share that can use it next to the answer', () => {
    expect(
      textOf({ supportedShare: 0.96, partialShare: 0, unsupportedShare: 0.02, unknownShare: 0.02 }),
    ).toMatch(/^Yes.*96\.0 % of your audience can use it$/);
  });

  it('shows the error of a share that visitors’ browsers measured', () => {
    const shares = {
      supportedShare: 0.96,
      partialShare: 0,
      unsupportedShare: 0.04,
      unknownShare: 0,
    };

    expect(textOf(shares, false, 0.004)).toMatch(/^Yes.*96\.0 % ± 0\.4 of your audience/);
  });

  it('says no, never “not yet”, for an audience that never updates', () => {
    const shares = {
      supportedShare: 0.6,
      partialShare: 0,
      unsupportedShare: 0.4,
      unknownShare: 0,
    };

    expect([textOf(shares), textOf(shares, true)]).toEqual([
      expect.stringMatching(/^Not yet60/),
      expect.stringMatching(/^No60/),
    ]);
  });

  it('shows the share that can use part of it if the answer rests on that share', () => {
    expect(
      textOf({ supportedShare: 0, partialShare: 0.973, unsupportedShare: 0, unknownShare: 0.027 }),
    ).toMatch(/^Yes, with care.*97\.3 % of your audience can use most of it 0\.0 % in full$/);
    expect(
      textOf({
        supportedShare: 0.9,
        partialShare: 0.06,
        unsupportedShare: 0.04,
        unknownShare: 0,
      }),
    ).toMatch(/^Yes, with care.*96\.0 % of your audience can use it 6\.0 % in part$/);
  });
});
