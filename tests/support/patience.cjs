// A shared build machine may be slow, and the first test to draw a part that is loaded late waits
// for its compilation: no test measures time.
if (typeof document !== 'undefined')
  require('@testing-library/react').configure({ asyncUtilTimeout: 30_000 });
