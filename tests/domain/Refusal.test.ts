import { isRefusal, Refusal } from '@/domain/Refusal';

describe('isRefusal', () => {
  it('knows a refusal of another copy of the module, whose class is another', async () => {
    jest.resetModules();
    const copy = await import('@/domain/Refusal');
    const refusal = new copy.Refusal('ARGUMENT_INVALID', 'No.');

    expect(copy.Refusal).not.toBe(Refusal);
    expect(isRefusal(refusal)).toBe(true);
  });

  it('takes no error for one because of its name', () => {
    const error = Object.assign(new Error('No.'), { name: 'Refusal', code: 'ARGUMENT_INVALID' });

    expect(isRefusal(error)).toBe(false);
  });
});
