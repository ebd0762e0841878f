// The first script of every page under test, for engines whose drivers cannot read the console:
// what a page says there, throws, fails to load or is refused stays in the tab, whatever it goes
// on to.
(() => {
  const NAME = 'complaints';
  const record = (text) => {
    const complaints = JSON.parse(sessionStorage.getItem(NAME) ?? '[]');
    sessionStorage.setItem(NAME, JSON.stringify([...complaints, text]));
  };
  // Loads that are under way when the page is left fail with it.
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  for (const level of ['log', 'info', 'warn', 'error']) {
    const say = console[level].bind(console);
    console[level] = (...parts) => {
      record(`${level}: ${parts.map(String).join(' ')}`);
      say(...parts);
    };
  }
  addEventListener(
    'error',
    ({ message, target }) => {
      if (message) record(`error: ${message}`);
      else if (!isLeft) record(`not loaded: ${target.src ?? target.href}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => record(`rejected: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    record(`refused by ${violatedDirective}: ${blockedURI}`),
  );
})();
