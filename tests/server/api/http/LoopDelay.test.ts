import { LoopDelay } from '@/server/api/http/LoopDelay';

describe('LoopDelay', () => {
  it('grows within one long turn of the event loop, before anything else can run', () => {
    let now = 0;
    const delay = new LoopDelay(() => now);
    now = 50;
    expect(delay.milliseconds).toBe(0);
    now = 850;

    expect(delay.milliseconds).toBe(800);
  });

  it('remembers a delay for some ticks, and forgets it within a second', () => {
    let now = 0;
    const delay = new LoopDelay(() => now);
    const tickAfter = (ms: number) => {
      now += ms;
      delay.tick();
    };
    tickAfter(850);
    tickAfter(50);
    expect(delay.milliseconds).toBe(400);
    for (let ticks = 0; ticks < 10; ticks++) tickAfter(50);

    expect(delay.milliseconds).toBeLessThan(1);
  });

  it('sees the loop of this process blocked', async () => {
    const delay = new LoopDelay();
    const end = delay.watch();
    const until = performance.now() + 300;
    while (performance.now() < until);
    expect(delay.milliseconds).toBeGreaterThan(200);
    await new Promise((resolve) => setTimeout(resolve, 1_000));

    expect(delay.milliseconds).toBeLessThan(150);
    end();
  });
});
