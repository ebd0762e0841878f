import { nearSubjects } from '@/server/api/answers/nearSubjects';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

describe('nearSubjects', () => {
  it.each([
    ['position: stickyy', 'position: sticky'],
    ['positon: sticky', 'position: sticky'],
    ['<input type=chekbox>', '<input type=checkbox>'],
    ['<dialog closeby>', '<dialog closedby>'],
    ['<dialgo>', '<dialog>'],
    [':hass', ':has'],
    ['@contaner', '@container'],
    ['@media (hoover: none)', '@media (hover)'],
    ['@media (hover: hovr)', '@media (hover: hover)'],
    ['navigator.sendBeakon()', 'api.Navigator.sendBeacon'],
    ['-webkit-line-clamp: 3', 'line-clamp: 3'],
    ['hass', 'has'],
  ])('offers for %s what has an answer: %s', (text, near) => {
    expect(nearSubjects(loadCatalogue(), text)).toContain(near);
  });
});

it.each([
  ['flex gap', 'flexbox-gap'],
  ['jxl', 'jpegxl'],
  ['dark mode', 'prefers-color-scheme'],
  ['regex lookbehind', 'javascript.regular_expressions.lookbehind_assertion'],
  ['wasm gc', 'wasm-garbage-collection'],
  ['-webkit-line-clamp', 'line-clamp'],
  ['same-site cookies', 'cookies'],
])('offers first for “%s” what the search finds: %s', (text, near) => {
  expect(nearSubjects(loadCatalogue(), text)[0]).toBe(near);
});
