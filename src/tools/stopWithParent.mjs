// Imported where a signal may end the parent without coming here: this process would go on, and hold
// its port.

/** How often it is looked whether the parent is still there. */
const PARENT_CHECK_MS = 500;

const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, PARENT_CHECK_MS);
timer.unref();
