import * as reactRelay from 'react-relay/hooks';
import * as hooks from '@/relay/hooks';

describe('hooks', () => {
  it('are the package’s own, whichever module they come from', () => {
    const ours = Object.entries(hooks);

    expect(ours.length).toBeGreaterThan(5);
    for (const [name, value] of ours)
      expect([name, value]).toEqual([name, reactRelay[name as keyof typeof reactRelay]]);
  });
});
