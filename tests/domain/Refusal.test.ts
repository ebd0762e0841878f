import { isRefusal, Refusal } from '@/domain/Refusal';

describe('isRefusal', () => {
  it('recognizes a refusal from another copy of the module', async () => {
    jest.resetModules();
    const copy = await import('@/domain/Refusal');
    const refusal = new copy.Refusal('ARGUMENT_INVALID', 'No.');

    expect(copy.Refusal).not.toBe(Refusal);
    expect(isRefusal(refusal)).toBe(true);
  });

  it('does not go by an error’s name', () => {
    const error = Object.assign(new Error('No.'), { name: 'Refusal', code: 'ARGUMENT_INVALID' });

    expect(isRefusal(error)).toBe(false);
  });
});
