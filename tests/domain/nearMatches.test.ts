import { editDistance } from '@/domain/editDistance';
import { distanceOf, nearest } from '@/domain/nearMatches';

describe('nearMatches', () => {
  it('counts a swap of neighbours as one slip, as it does an insertion, a deletion and a wrong letter', () => {
    expect(editDistance('has', 'hsa')).toBe(1);
    expect(editDistance('has', 'hass')).toBe(1);
    expect(editDistance('has', 'as')).toBe(1);
    expect(editDistance('has', 'hat')).toBe(1);
    expect(editDistance('', 'has')).toBe(3);
    expect(editDistance('grid', 'flexbox')).toBe(7);
  });

  it('holds a beginning nearer than a middle, and both nearer than strangers', () => {
    expect(distanceOf('container', 'container-queries')).toBeLessThan(
      distanceOf('queries', 'container-queries'),
    );
    expect(distanceOf('queries', 'container-queries')).toBeLessThan(
      distanceOf('masonry', 'container-queries'),
    );
    expect(distanceOf('has', 'has')).toBe(0);
  });

  it('keeps the order given among equally near ones and leaves strangers out', () => {
    const candidates = ['hat', 'ham', 'flexbox'].map((name) => ({ row: name, names: [name] }));

    expect(nearest('has', candidates, 5)).toEqual(['hat', 'ham']);
    expect(nearest('has', candidates, 1)).toEqual(['hat']);
  });
});
