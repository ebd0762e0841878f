import type { ScanReport } from './useScanReport';

/** Shares that differ by less would be one mark in the picture, and one fact to a reader. */
const LEAST_DISTANCE = 0.01;

/** The shares to mark: the first always, each next one if it is a point from the one before. */
export function scanMarks({ runsShare, wholeShare, everythingShare }: ScanReport) {
  const all = [
    { name: 'Works', words: 'nothing breaks', share: runsShare },
    { name: 'Looks right', words: 'nothing is skipped', share: wholeShare },
    { name: 'Gets everything', words: 'enhancements too', share: everythingShare },
  ];
  return all.reduce<typeof all>((marks, mark) => {
    const last = marks.at(-1);
    return last && last.share - mark.share < LEAST_DISTANCE ? marks : [...marks, mark];
  }, []);
}
