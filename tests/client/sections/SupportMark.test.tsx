/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { SupportMark } from '@/client/sections/SupportMark';
import type { SupportClass } from '@/domain/SupportClass';

const CLASSES: readonly SupportClass[] = [
  'YES',
  'PARTIAL',
  'PREVIEW',
  'NO',
  'REMOVED_PARTIAL',
  'UNKNOWN',
];

describe('SupportMark', () => {
  it('explains a bare version to screen readers', () => {
    expect(render(<SupportMark supportClass="PARTIAL" label="≤ 79" />).container.textContent).toBe(
      'Partial support: ≤ 79',
    );
  });

  it('spells out the class once if there is no other label', () => {
    expect(render(<SupportMark supportClass="NO" />).container.textContent).toBe('Not supported');
    expect(
      render(<SupportMark supportClass="NO" label="Not supported" />).container.textContent,
    ).toBe('Not supported');
  });

  it('has a different shape for every class', () => {
    const shapes = CLASSES.map((supportClass) => {
      const svg = render(<SupportMark supportClass={supportClass} />).container.querySelector(
        'svg',
      );
      return svg?.innerHTML.replace(/var\([^)]*\)/g, '');
    });

    expect(new Set(shapes).size).toBe(CLASSES.length);
  });
});
