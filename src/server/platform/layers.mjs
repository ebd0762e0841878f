/** A room may import those named here, below it. */
export const ROOMS = {
  jobs: ['database', 'observe', 'memory'],
  database: ['observe', 'config', 'memory'],
  mail: ['observe', 'config'],
  workers: ['observe', 'memory'],
  secrets: ['config'],
  outbound: ['config'],
  observe: ['config', 'memory'],
  config: [],
  memory: [],
  atom: [],
};
