import { blendAudiences } from '@/client/screens/NewAudienceScreen/blendAudiences';

const options = [
  { key: 'continent:eu', name: 'Europe' },
  { key: 'region:JP', name: 'Japan' },
];

describe('blendOf', () => {
  it('accepts names, keys and shares with a decimal comma', () => {
    expect(
      blendAudiences(
        [
          { audience: 'europe', percent: '62,5' },
          { audience: 'browserslist:last 2 versions', percent: '37.5' },
        ],
        options,
      ),
    ).toEqual({
      parts: [
        { key: 'continent:eu', weight: 62.5 },
        { key: 'browserslist:last 2 versions', weight: 37.5 },
      ],
      name: '62.5 % europe, 37.5 % browserslist:last 2 versions',
    });
  });

  it.each([
    [
      [{ audience: 'Europe', percent: '60' }],
      { message: 'The shares add up to 60 %, but must to 100 %.' },
    ],
    [
      [{ audience: '', percent: '100' }],
      { message: 'Choose an audience, or remove this part.', row: 0, field: 'audience' },
    ],
    [
      [
        { audience: 'Europe', percent: '100' },
        { audience: 'Japan', percent: '' },
      ],
      { message: 'Enter a number above 0.', row: 1, field: 'percent' },
    ],
    [
      [{ audience: 'Narnia', percent: '100' }],
      {
        message:
          'No audience called “Narnia”. Pick one from the list or enter a key such as region:JP.',
        row: 0,
        field: 'audience',
      },
    ],
  ])('says what keeps %j from being saved, and where', (rows, problem) => {
    expect(blendAudiences(rows, options).problem).toEqual(problem);
  });
});
