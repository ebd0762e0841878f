/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { GermanVerdict } from '@/client/sections/GermanVerdict';
import { JapaneseVerdict } from '@/client/sections/JapaneseVerdict';
import type { VerdictInput } from '@/domain/VerdictInput';

const INPUT: VerdictInput = {
  shares: { supportedShare: 0.9, partialShare: 0.06, unsupportedShare: 0.04, unknownShare: 0 },
  linePercent: 95,
  shortBrowsers: [],
  isDiscouraged: false,
  partialReason: {
    kind: 'NOTE',
    quote: 'Popovers stay open',
    places: [{ browser: 'Safari on iOS', from: '17', to: '18.2' }],
    morePlaces: 0,
  },
};

describe('a translated verdict', () => {
  it('marks its language, and a note of the compat data as English', () => {
    const { container } = render(<GermanVerdict input={INPUT} />);

    expect(container.querySelector('p')).toHaveAttribute('lang', 'de');
    expect(container.querySelector('[lang=en]')).toHaveTextContent(/^Popovers stay open$/);
    expect(container).toHaveTextContent(
      'unvollständig: „Popovers stay open“ (Safari unter iOS 17–18.2).',
    );
  });

  it('highlights the answer and the distance, wherever a language puts them', () => {
    const { container } = render(<JapaneseVerdict input={INPUT} />);

    expect([...container.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual(
      ['注意すれば使えます。', '目標ラインを 1.0 ポイント上回っています'],
    );
    expect(container.textContent).toMatch(
      /。対象ユーザーの 96\.0%がこの機能|。対象ユーザーの 96\.0% が/,
    );
  });
});
