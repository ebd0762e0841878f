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
