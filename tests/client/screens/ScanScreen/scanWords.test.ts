import { keyTitle } from '@/client/screens/ScanScreen/scanWords';

it.each([
  ['css.types.timeline-range-name', 'timeline-range-name'],
  ['api.CompressionStream.CompressionStream.zstd', 'CompressionStream().zstd'],
  ['javascript.builtins.Map.Map', 'Map()'],
  ['api.Navigator.share', 'Navigator.share'],
])('says %s as %s', (path, title) => {
  expect(keyTitle(path)).toBe(title);
});
