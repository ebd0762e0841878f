/** A room may import those named here, below it. */
export const ROOMS = {
  jobs: ['database', 'observe'],
  database: ['observe', 'config'],
  mail: ['observe', 'config'],
  workers: ['observe'],
  secrets: ['config'],
  observe: ['config'],
  config: [],
  outbound: [],
  atom: [],
};
