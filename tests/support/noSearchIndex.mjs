// Loaded before the server (`NODE_OPTIONS=--import=…`): there is no memory for as many numbers as the
// search index has, and nothing else has.
const MOST = 200_000;

globalThis.Uint32Array = class extends Uint32Array {
  constructor(...given) {
    if (typeof given[0] === 'number' && given[0] > MOST)
      throw new Error('No memory is left for the index.');
    super(...given);
  }
};
