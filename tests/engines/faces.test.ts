import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesLoadedWith } from '../support/filesLoadedWith';

const ENGINES = 'src/engines';

describe('the faces of the engines', () => {
  const faces = readdirSync(ENGINES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      readdirSync(join(ENGINES, name))
        .filter((file) => /^for[A-Z]/.test(file))
        .map((file) => join(ENGINES, name, file)),
    );

  it.each(faces.filter((face) => /for(?:Page|Reports)\.ts$/.test(face)))(
    'load no package with a page: %s',
    (face) => {
      const files = filesLoadedWith(face);

      expect(files).not.toEqual([]);
      expect(files.filter((file) => file.includes('node_modules'))).toEqual([]);
    },
  );

  it('load a parser where code is scanned at once', () => {
    const files = filesLoadedWith(join(ENGINES, 'scanner/forCommandLine.ts'));

    expect(files.some((file) => file.includes('node_modules'))).toBe(true);
  });
});
