import { versionRange } from '@/domain/versionRange';

const range = (from: string, to: string, isOldest = false) =>
  versionRange({ from: { version: from }, to: { version: to }, isOldest });

describe('versionRange', () => {
  it('names both ends, with a word where a version has a hyphen', () => {
    expect(range('105', '110')).toBe('105–110');
    expect(range('15.2-15.3', '16.0')).toBe('15.2-15.3 to 16.0');
  });

  it('says “and older” if nothing older is in use, not a release that hardly counts', () => {
    expect(range('48', '104', true)).toBe('104 and older');
  });

  it('names a single release as itself', () => {
    expect(range('11', '11', true)).toBe('11');
  });
});
