// The order of what Jest runs: suites take longest, so none of them may be what the others end up
// waiting for.
const { default: Sequencer } = require('@jest/test-sequencer');

module.exports = class SuitesFirst extends Sequencer {
  sort(tests) {
    const isSuite = ({ path }) => path.endsWith('.suite.cjs');
    const sorted = super.sort(tests);
    return [...sorted.filter(isSuite), ...sorted.filter((test) => !isSuite(test))];
  }
};
