import { parseSubject } from '@/domain/routes/watch';

describe('parseSubject', () => {
  it('reads features in any case, so that their addresses are right', () => {
    expect(parseSubject('HAS')).toEqual({ feature: 'has' });
    expect(parseSubject('Has, Subgrid')).toEqual({ features: ['has', 'subgrid'] });
  });

  it('keeps the case of a key', () => {
    expect(parseSubject('api.AbortSignal')).toEqual({ compatKey: 'api.AbortSignal' });
  });
});
