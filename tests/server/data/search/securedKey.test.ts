import { createHmac } from 'node:crypto';
import { mayAsk, parseRestrictions } from '@/server/data/search/securedKey';

const parentKey = 'parent-of-all-keys-0123456789';
const ring = { publicKey: 'public', parentKey };
const now = 1_800_000_000;

const keyOf = (restrictions: string, key = parentKey): string =>
  Buffer.from(createHmac('sha256', key).update(restrictions).digest('hex') + restrictions).toString(
    'base64',
  );
const refusal = expect.objectContaining({ name: 'SearchProblem', status: 403 }) as Error;

describe('securedKey', () => {
  it('restricts neither the public nor the parent key', () => {
    expect(parseRestrictions('public', ring, now)).toEqual({});
    expect(parseRestrictions(parentKey, ring, now)).toEqual({});
  });

  it('reads the restrictions of a signed key', () => {
    const restrictions = parseRestrictions(
      keyOf(`filters=kind%3Afeature&restrictIndices=plimsoll*&validUntil=${now + 1}&userToken=me`),
      ring,
      now,
    );

    expect(restrictions.predicate).toEqual({
      kind: 'and',
      parts: [{ kind: 'word', attribute: 'kind', value: 'feature' }],
    });
    expect([mayAsk('plimsoll_name_asc', restrictions), mayAsk('other', restrictions)]).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['one that nobody signed', 'anything'],
    ['an empty one', ''],
    ['one signed with another key', keyOf('filters=kind%3Afeature', 'public')],
    ['one whose time is over', keyOf(`validUntil=${now}`)],
    ['one with a time that is none', keyOf('validUntil=later')],
    ['one whose filter cannot be read', keyOf('filters=kind%3A')],
    ['one that restricts by something unknown here', keyOf('restrictSources=192.0.2.0%2F24')],
    [
      'one changed after it was signed',
      Buffer.from(`${Buffer.from(keyOf('filters=kind%3Afeature'), 'base64').toString()}x`).toString(
        'base64',
      ),
    ],
  ])('refuses %s', (_, key) => {
    expect(() => parseRestrictions(key, ring, now)).toThrow(refusal);
  });

  it('accepts no signed key without a parent key', () => {
    expect(() => parseRestrictions(keyOf(''), { publicKey: 'public' }, now)).toThrow(refusal);
  });
});
