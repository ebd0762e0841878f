/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { VerdictText } from '@/client/ui/VerdictText';
import { ENGLISH } from '@/domain/messages/english';
import type { Verdict as VerdictParts } from '@/domain/verdict';

const verdict: VerdictParts = {
  answer: 'Not yet',
  heading: 'Not yet',
  governing: { share: 0.884, reading: 'ALL' },
  share: '88.4 % of your audience can use it',
  distance: '6.6 points below your line',
  reasons: ['Only Firefox keeps it out of Baseline.'],
};

describe('Verdict', () => {
  it('reads as sentences', () => {
    expect(render(<VerdictText verdict={verdict} wording={ENGLISH} />).container).toHaveTextContent(
      'Not yet. 88.4 % of your audience can use it, 6.6 points below your line. Only Firefox keeps it out of Baseline.',
    );
  });

  it('highlights the answer and the distance', () => {
    const strong = [
      ...render(<VerdictText verdict={verdict} wording={ENGLISH} />).container.querySelectorAll(
        'strong',
      ),
    ];

    expect(strong.map(({ textContent }) => textContent)).toEqual([
      'Not yet.',
      '6.6 points below your line',
    ]);
  });
});
