import { LargeJsonProblem, readLargeJson } from '@/server/teams/workspaces/readLargeJson';

const rest = (): Promise<void> => Promise.resolve();
const read = (text: string, most = 1_000) => readLargeJson(text, { most: () => most, rest });

const VALID: readonly string[] = [
  '{}',
  ' { "a" : [ ] , "b" : { } } ',
  '{"a":[1,-2.5e3,true,null,"x"],"b":"c","d":7}',
  String.raw`{"a":["\\","\"","]}","\u0041\\\""],"b\"":{"c":["{"]}}`,
  '{"a":[[1,[2]],{"b":[{"c":"]"}]}],"a":[3]}',
  '{"__proto__":[1],"constructor":{"x":1}}',
];

const INVALID: readonly string[] = [
  ...['', '[]', 'null', '{', '{"a"', '{"a":', '{"a":[', '{"a":[1', '{"a":[1,]}', '{"a":[,1]}'],
  ...[
    '{"a":1,}',
    '{"a":1}x',
    '{"a":[1 2]}',
    '{"a" 1}',
    '{a:1}',
    '{"a":"b}',
    '{"a":{"b":1}',
    '{1:2}',
  ],
  ...['{"a":tru}', '{"a":[1]]}', `{"a":${'['.repeat(50)}${']'.repeat(50)}}`],
];

describe('readLargeJson', () => {
  it.each(VALID)('reads %s as JSON.parse does', async (text) => {
    expect(await read(text)).toEqual(JSON.parse(text));
  });

  it.each(INVALID)('refuses %s', async (text) => {
    await expect(read(text)).rejects.toThrow(LargeJsonProblem);
  });

  it('ends with a list that is too long, and with an element that is', async () => {
    await expect(read('{"a":[1,2,3]}', 2)).rejects.toThrow(LargeJsonProblem);
    await expect(read(`{"a":["${'x'.repeat(2_000_001)}"]}`)).rejects.toThrow(LargeJsonProblem);
    await expect(read(`{"a":[["${'x'.repeat(2_000_001)}"]]}`)).rejects.toThrow(LargeJsonProblem);
  });

  it('rests between pieces of a long list', async () => {
    let rests = 0;
    const list = Array.from({ length: 900 }, (_, index) => ({ index, text: 'x'.repeat(1_000) }));
    const found = await readLargeJson(JSON.stringify({ list }), {
      most: () => 1_000,
      rest: () => {
        rests += 1;
        return Promise.resolve();
      },
    });

    expect(found).toEqual({ list });
    expect(rests).toBeGreaterThan(10);
  });
});
