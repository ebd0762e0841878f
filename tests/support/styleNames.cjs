// Stands in for a CSS module: every class is named as it is written (`styles.bar` is "bar").
module.exports = new Proxy(
  {},
  { get: (_, name) => (name === '__esModule' ? false : String(name)) },
);
