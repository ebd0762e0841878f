/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { StackedShares } from '@/client/ui/StackedShares';
import { axeViolations } from './axeViolations';

describe('StackedShares', () => {
  it('lists each row’s parts in words, and explains only the steps in use', async () => {
    const { container } = render(
      <StackedShares
        caption="Share by age"
        steps={['young', 'middle', 'old']}
        rows={[
          {
            key: 'a',
            label: 'Chrome',
            share: 0.5,
            parts: [
              { step: 0, share: 0.4 },
              { step: 2, share: 0.1 },
            ],
          },
        ]}
      />,
    );

    expect(screen.getByRole('table', { name: 'Share by age' })).toBeInTheDocument();
    expect(screen.getByRole('row')).toHaveAccessibleName(
      /^Chrome young 40\.0\s%, old 10\.0\s% 50\.0\s%$/,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'young',
      'old',
    ]);
    expect(await axeViolations(container)).toEqual([]);
  });
});
