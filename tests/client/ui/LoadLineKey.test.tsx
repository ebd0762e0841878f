/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LoadLineKey } from '@/client/ui/LoadLineKey';

describe('LoadLineKey', () => {
  it('lists the parts with their numbers in drawing order, without empty ones', () => {
    render(
      <LoadLineKey
        shares={{
          supportedShare: 0.9496,
          partialShare: 0,
          unsupportedShare: 0.0502,
          unknownShare: 0.0002,
        }}
        linePercent={95}
        trackedShare={0.9998}
      />,
    );

    expect(
      screen.getAllByRole('listitem').map(({ textContent }) => textContent.split('We don’t')[0]),
    ).toEqual(['Supported 94.9\u202F%', 'Not supported 5.0\u202F%', 'Unknown <\u202F0.1\u202F%']);
    expect(screen.getByRole('button', { name: /^Unknown/ })).toHaveAttribute(
      'popovertarget',
      screen.getByText(/^We don’t know the browser version/).id,
    );
  });
});
