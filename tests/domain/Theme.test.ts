import { themeOf } from '@/domain/Theme';

describe('themeOf', () => {
  it('follows the device unless the cookie says light or dark', () => {
    expect(themeOf('dark')).toBe('dark');
    expect(themeOf('light')).toBe('light');
    expect(themeOf('sepia')).toBe('system');
    expect(themeOf(undefined)).toBe('system');
  });
});
