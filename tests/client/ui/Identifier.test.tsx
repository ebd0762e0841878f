/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Identifier } from '@/client/ui/Identifier';

describe('Identifier', () => {
  it('may wrap after dots and underscores without changing copied text', () => {
    const { container } = render(<Identifier name="css.at-rules.style_queries" />);

    expect(container.textContent).toBe('css.at-rules.style_queries');
    expect(container.querySelectorAll('wbr')).toHaveLength(3);
  });
});
