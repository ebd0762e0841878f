import { hashKey, openAnswer, sealAnswer } from '@/server/api/http/sealedAnswer';

const ANSWER = '{"data":{"secret":"plim_only-once"}}';

describe('a stored answer', () => {
  it('is read with its key, and never the same text twice', () => {
    const stored = sealAnswer('key', ANSWER);

    expect(openAnswer('key', stored)).toBe(ANSWER);
    expect(sealAnswer('key', ANSWER)).not.toBe(stored);
  });

  it('gives away neither the answer nor the key', () => {
    const stored = `${hashKey('a-key-of-a-caller')}${sealAnswer('a-key-of-a-caller', ANSWER)}`;

    expect(stored).not.toContain('a-key-of-a-caller');
    expect(Buffer.from(stored, 'base64').toString('latin1')).not.toContain('plim_');
  });

  it('refuses to open with another key, or after a change', () => {
    const stored = sealAnswer('key', ANSWER);
    const changed = `${stored.slice(0, -8)}AAAA${stored.slice(-4)}`;

    expect(() => openAnswer('other', stored)).toThrow();
    expect(() => openAnswer('key', changed)).toThrow();
  });

  it('is empty before the answer exists', () => {
    expect(openAnswer('key', null)).toBe('{}');
  });
});
