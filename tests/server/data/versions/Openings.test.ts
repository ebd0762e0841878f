import { Openings } from '@/server/data/versions/Openings';

it('opens so many earlier versions a minute, and says when the next can be asked for', () => {
  let now = 0;
  const openings = new Openings(2, () => now);
  openings.take();
  now = 20_000;
  openings.take();
  now = 45_000;
  expect(() => openings.take()).toThrow('Try again in 15 s.');
  now = 61_000;
  openings.take();
  expect(() => openings.take()).toThrow('Try again in 19 s.');
});
