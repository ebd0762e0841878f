import { parseOwnAddress } from '@/domain/routes/parseOwnAddress';

describe('parseOwnAddress', () => {
  it('accepts a URL on this site', () => {
    expect(parseOwnAddress('/features?q=grid&page=2#list')).toBe('/features?q=grid&page=2#list');
  });

  it('rejects a URL that leads elsewhere, however it is written', () => {
    for (const text of [
      undefined,
      '',
      'https://example.com/',
      '//example.com/',
      '/\\example.com/',
      '/\t/example.com/',
      '/.//example.com/',
      'javascript:alert(1)',
    ]) {
      expect(parseOwnAddress(text)).toBeUndefined();
    }
  });
});
