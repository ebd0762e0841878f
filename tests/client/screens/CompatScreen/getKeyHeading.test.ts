import { getKeyHeading } from '@/client/screens/CompatScreen/getKeyHeading';

describe('getKeyHeading', () => {
  it.each([
    ['has', '<code>:has()</code>', ':has()'],
    ['input', '<code>&lt;input type=&quot;date&quot;&gt;</code>', '<input type="date">'],
    ['at', '<code>at()</code> method', 'at'],
    ['gap', null, 'gap'],
    ['of', undefined, 'of'],
  ])('of “%s”, described as %s, is “%s”', (name, description, heading) => {
    expect(getKeyHeading(name, description)).toBe(heading);
  });
});
