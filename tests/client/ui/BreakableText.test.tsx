/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { BreakableText } from '@/client/ui/BreakableText';

const piecesOf = (text: string) => {
  const { container } = render(<BreakableText text={text} />);
  expect(container).toHaveTextContent(text);
  return container.innerHTML.split('<wbr>');
};

describe('BreakableText', () => {
  it('wraps where the words of a name end, and copies unchanged', () => {
    expect(piecesOf('api.Document.startViewTransition')).toEqual([
      'api.',
      'Document.',
      'start',
      'View',
      'Transition',
    ]);
    expect(piecesOf('options_parameter')).toEqual(['options_', 'parameter']);
    expect(piecesOf('@mdn/browser-compat-data')).toEqual(['@mdn/', 'browser-compat-data']);
  });

  it('leaves other text alone', () => {
    expect(piecesOf('Container queries (size)')).toEqual(['Container queries (size)']);
    expect(piecesOf('SIMD (WebAssembly)')).toEqual(['SIMD (WebAssembly)']);
    expect(piecesOf('SharedArrayBuffer in WebGL')).toEqual(['Shared', 'Array', 'Buffer in WebGL']);
  });
});
