/** A room may import those named here, below it. */
export const ROOMS = {
  sources: ['reviews', 'watches', 'workspaces'],
  reviews: ['workspaces'],
  watches: ['workspaces'],
  workspaces: [],
  accounts: [],
};
