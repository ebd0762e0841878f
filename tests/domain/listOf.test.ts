import { listOf } from '@/domain/listOf';

describe('listOf', () => {
  it('joins names as in a sentence', () => {
    expect(listOf([])).toBe('');
    expect(listOf(['Chrome'])).toBe('Chrome');
    expect(listOf(['Chrome', 'Edge'], 'or')).toBe('Chrome or Edge');
    expect(listOf(['Chrome', 'Edge', 'Safari'])).toBe('Chrome, Edge and Safari');
  });
});
