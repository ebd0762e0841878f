import { parsePlatformMix } from '@/domain/parsePlatformMix';
import { platformKey } from '@/domain/platformKey';

const keyOf = (text: string): string | undefined => {
  const parsed = parsePlatformMix(text);
  return parsed && ('mix' in parsed ? platformKey(parsed.mix) : parsed.problem);
};

describe('parsePlatformMix', () => {
  it.each([
    ['60 % iOS, 30 % Android, 10 % desktop', 'platforms:ios=60,android=30,desktop=10'],
    ['60% iOS, 30% Android, 10% desktop', 'platforms:ios=60,android=30,desktop=10'],
    ['desktop 10, android 30, ios 60', 'platforms:ios=60,android=30,desktop=10'],
    ['iPhone 45.5%; iPad 4,5 %; PC 50 %', 'platforms:ios=50,desktop=50'],
    ['iOS: 60%\nAndroid: 40%', 'platforms:ios=60,android=40'],
    ['70 % mobile and 30 % Mac', 'platforms:mobile=70,macos=30'],
    ['60 Prozent Handy, 40 Prozent Rechner', 'platforms:mobile=60,desktop=40'],
    ['55 % téléphones et 45 % ordinateurs', 'platforms:mobile=55,desktop=45'],
    ['Windows 33.3% / macOS 33.3% / Linux 33.3%', 'platforms:windows=33.3,macos=33.3,linux=33.3'],
    ['ios=60,android=40', 'platforms:ios=60,android=40'],
    ['100% iOS', 'platforms:ios=100'],
    ['90 % WINDOWS, 10 % others', 'platforms:windows=90,other=10'],
    ['12.345% chromeOS, 87.655 % Mac OS X', 'platforms:macos=87.66,chromeos=12.35'],
  ])('reads %j', (text, key) => {
    expect(keyOf(text)).toBe(key);
  });

  it.each([
    ['60 % iOS', 'The platforms add up to 60 %, not to 100 %. Name the other 40 %'],
    ['60 % iOS, 60 % Android', 'add up to 120 %, not to 100 %. Correct one of the numbers.'],
    ['60 % iOS, 40 % Amiga', '“Amiga” isn’t a platform we know. Use iOS, Android'],
  ])('says of %j what is missing', (text, problem) => {
    expect(keyOf(text)).toContain(problem);
  });

  it.each([
    'last 2 versions, not dead',
    'ios 15.4, android 90',
    '> 0.5%, not dead',
    'ios_saf >= 15',
    'iOS',
    '100 % other',
    'Germany',
    'chrome 120, firefox 115',
    '',
    `${'9 ios '.repeat(1000)}%`,
  ])('leaves %j to others', (text) => {
    expect(parsePlatformMix(text)).toBeUndefined();
  });
});
