import { editDistance } from '@/domain/editDistance';
import { getDistance, nearest } from '@/domain/nearMatches';

describe('nearMatches', () => {
  it('counts a transposition as one typo, like an insertion or a deletion', () => {
    expect(editDistance('has', 'hsa')).toBe(1);
    expect(editDistance('has', 'hass')).toBe(1);
    expect(editDistance('has', 'as')).toBe(1);
    expect(editDistance('has', 'hat')).toBe(1);
    expect(editDistance('', 'has')).toBe(3);
    expect(editDistance('grid', 'flexbox')).toBe(7);
  });

  it('ranks a prefix above a substring, and both above unrelated names', () => {
    expect(getDistance('container', 'container-queries')).toBeLessThan(
      getDistance('queries', 'container-queries'),
    );
    expect(getDistance('queries', 'container-queries')).toBeLessThan(
      getDistance('masonry', 'container-queries'),
    );
    expect(getDistance('has', 'has')).toBe(0);
  });

  it('keeps the order of ties and leaves out unrelated names', () => {
    const candidates = ['hat', 'ham', 'flexbox'].map((name) => ({ row: name, names: [name] }));

    expect(nearest('has', candidates, 5)).toEqual(['hat', 'ham']);
    expect(nearest('has', candidates, 1)).toEqual(['hat']);
  });
});
