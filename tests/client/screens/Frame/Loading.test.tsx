/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import { Loading } from '@/client/screens/Frame/Loading';

describe('Loading', () => {
  it('leaves the page’s own title to the announcer of Next, which announces once', async () => {
    document.body.innerHTML =
      '<p id="__next-route-announcer__" role="alert">Loading · Plimsoll</p>';
    const { unmount } = render(<Loading />);
    document.title = 'Feature groups · Plimsoll';
    expect(screen.getByRole('alert')).toHaveTextContent('Loading · Plimsoll');

    unmount();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Feature groups · Plimsoll'),
    );
    document.body.replaceChildren();
  });
});
