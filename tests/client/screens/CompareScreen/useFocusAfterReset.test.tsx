/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useFocusAfterReset } from '@/client/screens/CompareScreen/useFocusAfterReset';

function Page({ releases }: { readonly releases: string }) {
  useFocusAfterReset(releases);
  return (
    <main id="main">
      <h1 tabIndex={-1}>{releases}</h1>
      <form key={releases}>
        <button>Compare</button>
      </form>
      <a href="/browsers">All browsers</a>
    </main>
  );
}

describe('useFocusAfterReset', () => {
  it('moves the focus of a form that is reset to the heading, and no other focus', () => {
    const { rerender } = render(<Page releases="a and b" />);
    act(() => screen.getByRole('button').focus());
    rerender(<Page releases="b and a" />);
    expect(screen.getByRole('heading')).toHaveFocus();

    act(() => screen.getByRole('link').focus());
    rerender(<Page releases="a and b" />);
    expect(screen.getByRole('link')).toHaveFocus();
  });
});
