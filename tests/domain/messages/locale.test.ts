import { parseLocale } from '@/domain/messages/locale';
import { negotiateLocale } from '@/domain/messages/negotiateLocale';

describe('parseLocale', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['FR-ca', 'fr'],
    ['ja-JP-u-ca-japanese', 'ja'],
    ['it', undefined],
    ['deutsch', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('takes %s for %s', (tag, locale) => {
    expect(parseLocale(tag)).toBe(locale);
  });
});

describe('negotiateLocale', () => {
  it.each([
    ['de-DE,de;q=0.9,en;q=0.8', 'de'],
    ['it-IT,it;q=0.9,fr;q=0.5,en;q=0.4', 'fr'],
    ['en;q=0.5, ja;q=0.9', 'ja'],
    ['es;q=0, en', 'en'],
    ['it,*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('reads %s as %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });

  it('reads a header of any length in little time', () => {
    expect(negotiateLocale('x;q=0.1,'.repeat(100_000))).toBe('en');
  });
});
