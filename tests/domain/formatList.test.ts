import { formatList } from '@/domain/formatList';

describe('listOf', () => {
  it('joins names as in a sentence', () => {
    expect(formatList([])).toBe('');
    expect(formatList(['Chrome'])).toBe('Chrome');
    expect(formatList(['Chrome', 'Edge'], 'or')).toBe('Chrome or Edge');
    expect(formatList(['Chrome', 'Edge', 'Safari'])).toBe('Chrome, Edge and Safari');
  });
});
