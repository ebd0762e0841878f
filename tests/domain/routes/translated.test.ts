import { isWholeInLocale, localeOfPage } from '@/domain/routes/translated';

describe('localeOfPage', () => {
  it.each([
    '/',
    '/?audience=region:DE',
    '/features/has',
    '/features/has,grid?line=90',
    '/compat',
    '/compat/css/selectors/has#x',
    '/policy/browsers?team=A',
  ])('chooses the language of %s by the header', (address) => {
    expect(localeOfPage(address, 'de')).toEqual({ locale: 'de', isNegotiated: true });
  });

  it('lets the address win, and then depends on no header', () => {
    expect(localeOfPage('/features/has?line=90&lang=ja', 'de')).toEqual({
      locale: 'ja',
      isNegotiated: false,
    });
  });

  it.each(['/features', '/features/has/audiences', '/policy', '/policy/browsers.json'])(
    'leaves %s in English',
    (address) => {
      expect(localeOfPage(address, 'de')).toBeUndefined();
    },
  );
});

describe('isWholeInLocale', () => {
  it('holds for the page of customers only', () => {
    expect(isWholeInLocale('/policy/browsers?lang=de')).toBe(true);
    expect(isWholeInLocale('/features/has')).toBe(false);
  });
});
