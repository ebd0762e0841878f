import { scanMarks } from '@/client/screens/ScanScreen/scanMarks';

const namesOf = (runsShare: number, wholeShare: number, everythingShare: number) =>
  scanMarks({ runsShare, wholeShare, everythingShare } as Parameters<typeof scanMarks>[0]).map(
    ({ name }) => name,
  );

describe('scanMarks', () => {
  it('marks one share where all are nearly equal', () => {
    expect(namesOf(0.275, 0.275, 0.27)).toEqual(['Works']);
  });

  it('marks each share that is a point from the one marked before', () => {
    expect(namesOf(0.9, 0.8, 0.4)).toEqual(['Works', 'Looks right', 'Gets everything']);
    expect(namesOf(0.9, 0.895, 0.888)).toEqual(['Works', 'Gets everything']);
  });
});
