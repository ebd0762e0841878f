import { parseTheme } from '@/client/ui/Theme';

describe('themeOf', () => {
  it('follows the device unless the cookie says light or dark', () => {
    expect(parseTheme('dark')).toBe('dark');
    expect(parseTheme('light')).toBe('light');
    expect(parseTheme('sepia')).toBe('system');
    expect(parseTheme(undefined)).toBe('system');
  });
});
