/** A district of the server may import those named here, below it. */
export const ROOMS = {
  api: ['teams', 'model', 'data', 'platform'],
  teams: ['model', 'data', 'platform'],
  model: ['data', 'platform'],
  data: ['platform'],
  platform: [],
};

/** Districts that may import less from outside than the server. */
export const OUTSIDE = {
  teams: ['engines', 'domain'],
  model: ['engines', 'domain'],
  data: ['domain'],
  platform: ['domain'],
};
