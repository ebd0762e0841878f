// Where unit tests without a DOM run: Jest's own environment, with an ordinary global object. Jest's
// is watched by a proxy, through which every mention of a global, such as `Math`, takes fifty times
// as long (docs/decisions/0033).
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

module.exports = class OrdinaryGlobal extends TestEnvironment {
  constructor(...given) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }
};
