import { today } from '@/domain/today';

describe('today', () => {
  afterEach(() => jest.useRealTimers());

  it('changes at midnight in UTC, and follows a clock that is set back', () => {
    const dates = ['2028-02-29T23:59:59.999Z', '2028-03-01T00:00:00Z', '2028-02-29T12:00:00Z'].map(
      (now) => {
        jest.useFakeTimers({ now: new Date(now) });
        return today();
      },
    );

    expect(dates).toEqual(['2028-02-29', '2028-03-01', '2028-02-29']);
  });
});
