import aliasArtifacts from '@/tools/build/aliasArtifacts.mjs';

function load(code: string): string {
  const callback = jest.fn<void, [null, string, unknown]>();
  aliasArtifacts.call(
    { getOptions: () => ({ folder: '/home/me/plimsoll' }), callback },
    code,
    'map',
  );
  expect(callback).toHaveBeenCalledWith(null, expect.any(String), 'map');
  return callback.mock.calls[0]![1];
}

describe('aliasArtifacts', () => {
  it('imports artifacts without the path of the folder, and leaves the rest as it is', () => {
    expect(
      load(`import a from "/home/me/plimsoll/./src/__generated__/A.graphql.ts";
import { b } from './b';`),
    ).toBe(`import a from "@/__generated__/A.graphql.ts";
import { b } from './b';`);
  });
});
