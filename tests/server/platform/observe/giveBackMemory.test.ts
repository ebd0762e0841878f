import { giveBackMemory } from '@/server/platform/observe/giveBackMemory';

describe('giveBackMemory', () => {
  it('collects unreachable memory when the loop is free', async () => {
    const released = new WeakRef({ text: 'released' });
    const kept = { text: 'kept' };
    const held = new WeakRef(kept);
    // The target of a new weak reference is held until the turn ends.
    await new Promise(setImmediate);

    giveBackMemory();
    for (let turn = 0; turn < 50 && released.deref(); turn++)
      await new Promise((resolve) => setTimeout(resolve, 20));

    expect(released.deref()).toBeUndefined();
    expect(held.deref()).toBe(kept);
  });
});
