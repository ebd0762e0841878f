/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { HIGHLIGHT_POST_TAG, HIGHLIGHT_PRE_TAG } from '@/browser/search/highlight';
import { Highlighted } from '@/client/sections/Highlighted';

describe('Highlighted', () => {
  it('may wrap after dots and underscores, inside and outside a match', () => {
    const match = `${HIGHLIGHT_PRE_TAG}position_sticky${HIGHLIGHT_POST_TAG}`;
    const { container } = render(<Highlighted marked={`css.properties.${match}_table`} />);

    expect(container.innerHTML.replaceAll(/ class="[^"]*"/g, '')).toBe(
      'css.<wbr>properties.<wbr><mark>position_<wbr>sticky</mark>_<wbr>table',
    );
  });
});
