import {
  cookieValue,
  parseLinePercent,
  preferenceCookie,
  resolvePreferences,
} from '@/domain/preferences';

describe('resolvePreferences', () => {
  it('prefers the URL over the cookie, and the cookie over the defaults', () => {
    const cookie = { audience: 'region:DE', line: '90' };

    expect(resolvePreferences({ audience: 'region:JP', line: '80' }, cookie)).toMatchObject({
      audience: 'region:JP',
      linePercent: 80,
    });
    expect(resolvePreferences({}, cookie)).toMatchObject({
      audience: 'region:DE',
      linePercent: 90,
    });
    expect(resolvePreferences({}, {})).toEqual({ audience: 'world', linePercent: 95 });
  });

  it('reports an invalid line in the URL and falls back', () => {
    const { linePercent, problem } = resolvePreferences({ line: 'ninety' }, { line: '90' });

    expect(linePercent).toBe(90);
    expect(problem).toContain('“ninety”');
  });

  it('silently ignores an invalid line in a cookie', () => {
    expect(resolvePreferences({}, { line: '-3' })).toEqual({ audience: 'world', linePercent: 95 });
  });

  it('ignores an audience key that is too long', () => {
    expect(resolvePreferences({ audience: 'x'.repeat(601) }, {}).audience).toBe('world');
  });
});

describe('linePercentOf', () => {
  it.each([
    ['95', 95],
    ['99.95', 100],
    ['87.25', 87.3],
    ['90,5', 90.5],
    [' 80 ', 80],
  ])('reads %s as %s', (text, percent) => {
    expect(parseLinePercent(text)).toBe(percent);
  });

  it.each(['', '0', '101', '-1', '1e2', 'NaN', '95 %', '9'.repeat(20)])(
    'takes %j for no line',
    (text) => {
      expect(parseLinePercent(text)).toBeUndefined();
    },
  );
});

describe('cookieValue', () => {
  it('matches a cookie’s full name', () => {
    expect(cookieValue('my-audience=no; audience=region%3ADE; line=90', 'audience')).toBe(
      'region:DE',
    );
  });

  it('treats a badly encoded cookie as absent', () => {
    expect(cookieValue('audience=%E0%A4%A', 'audience')).toBeUndefined();
  });
});

describe('preferenceCookie', () => {
  it('is sent only over HTTPS if the page came over HTTPS', () => {
    expect(preferenceCookie('audience', 'blend:a b', { protocol: 'https:' })).toBe(
      'audience=blend%3Aa%20b; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
    expect(preferenceCookie('theme', 'dark', { protocol: 'http:' }, 0)).toBe(
      'theme=dark; Path=/; Max-Age=0; SameSite=Lax',
    );
  });
});
