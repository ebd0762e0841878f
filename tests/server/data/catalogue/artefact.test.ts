import { ARTEFACT_FORMAT, decodeArtefact, encodeArtefact } from '@/server/data/catalogue/artefact';

const sections = {
  letters: Uint8Array.of(1, 2, 3),
  shares: Float64Array.of(0.5, 0.25),
  units: Uint16Array.of(9),
};

describe('artefact', () => {
  it('returns what was written, with tables as views of the bytes', () => {
    const bytes = encodeArtefact({ name: 'Größe' }, sections);
    const read = decodeArtefact<{ readonly name: string }, typeof sections>(bytes);

    expect(read.head).toEqual({ name: 'Größe' });
    expect([...read.sections.letters]).toEqual([1, 2, 3]);
    expect([...read.sections.shares]).toEqual([0.5, 0.25]);
    expect(read.sections.units.buffer).toBe(bytes.buffer);
  });

  it('refuses another format with a message that says what to do', () => {
    const bytes = encodeArtefact({}, sections);
    new DataView(bytes.buffer).setUint32(8, ARTEFACT_FORMAT + 1, true);

    expect(() => decodeArtefact(bytes)).toThrow(
      `The catalogue is of format ${ARTEFACT_FORMAT + 1}; this version of Plimsoll reads format ${ARTEFACT_FORMAT}. Build it again with`,
    );
  });

  it.each([
    ['one bit of it is another', (bytes: Uint8Array) => bytes.fill(bytes.at(-9)! ^ 1, -9, -8)],
    ['its end is missing', (bytes: Uint8Array) => bytes.slice(0, -8)],
    ['its contents are missing', (bytes: Uint8Array) => bytes.slice(0, 60)],
  ])('refuses a file that is damaged: %s', (_, damage) => {
    expect(() => decodeArtefact(damage(encodeArtefact({ name: 'Subgrid' }, sections)))).toThrow(
      'The catalogue is damaged: its checksum differs. Build it again with `npm run catalogue`.',
    );
  });

  it('refuses a file that isn’t a catalogue', () => {
    expect(() => decodeArtefact(new TextEncoder().encode('{"browsers":{}} and so on'))).toThrow(
      'This file is not a Plimsoll catalogue.',
    );
    expect(() => decodeArtefact(new Uint8Array())).toThrow(
      'This file is not a Plimsoll catalogue.',
    );
  });
});
