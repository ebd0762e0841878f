/** @jest-environment jsdom */
import { HEALTH_PERIOD_MS, ServerReach } from '@/relay/network/ServerReach';

describe('ServerReach', () => {
  let isServerUp = true;
  let isHidden = false;
  beforeEach(() => {
    jest.useFakeTimers();
    isServerUp = true;
    isHidden = false;
    jest
      .spyOn(document, 'visibilityState', 'get')
      .mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  function aReach() {
    const ask = jest.fn(() => Promise.resolve(isServerUp));
    const reach = new ServerReach(ask);
    const states: boolean[] = [];
    reach.subscribe(() => states.push(reach.state()));
    return { reach, ask, states };
  }

  it('assumes the server is reachable until in doubt, and checks once', async () => {
    const { reach, ask, states } = aReach();
    expect(reach.state()).toBe(true);
    reach.doubt();
    reach.doubt();
    await jest.advanceTimersByTimeAsync(60_000);

    expect(ask).toHaveBeenCalledTimes(1);
    expect(states).toEqual([]);
  });

  it('checks until the server answers, and notifies listeners of the two changes only', async () => {
    const { reach, ask, states } = aReach();
    isServerUp = false;
    reach.doubt();
    await jest.advanceTimersByTimeAsync(10 * HEALTH_PERIOD_MS);
    expect(ask).toHaveBeenCalledTimes(11);
    isServerUp = true;
    await jest.advanceTimersByTimeAsync(HEALTH_PERIOD_MS);
    expect(states).toEqual([false, true]);
    await jest.advanceTimersByTimeAsync(60_000);

    expect(ask).toHaveBeenCalledTimes(12);
  });

  it('notices within 5 s that a server that never answered is back', async () => {
    let answers: ((isUp: boolean) => void)[] = [];
    const reach = new ServerReach(
      () =>
        new Promise((resolve) => {
          answers.push(resolve);
          setTimeout(() => resolve(false), 3_000);
        }),
    );
    reach.doubt();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(reach.state()).toBe(false);
    answers = [];
    // The server is back right after a question was asked that it has never seen.
    await jest.advanceTimersByTimeAsync(HEALTH_PERIOD_MS - 3_000 + 1);
    const lost = answers.length;
    await jest.advanceTimersByTimeAsync(4_998);

    expect(answers.length).toBeGreaterThan(lost);
  });

  it('takes any response as a sign of life', async () => {
    const { reach, ask, states } = aReach();
    isServerUp = false;
    reach.doubt();
    await jest.advanceTimersByTimeAsync(0);
    reach.confirm();
    await jest.advanceTimersByTimeAsync(60_000);

    expect(states).toEqual([false, true]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('considers the server down as soon as its document is missing', async () => {
    const { reach, states } = aReach();
    reach.deny();
    expect(reach.state()).toBe(false);
    await jest.advanceTimersByTimeAsync(0);

    expect(states).toEqual([false, true]);
  });

  it('pauses checks on a hidden page, and checks immediately when it is visible', async () => {
    const { reach, ask } = aReach();
    isServerUp = false;
    reach.doubt();
    isHidden = true;
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(ask).toHaveBeenCalledTimes(1);

    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
