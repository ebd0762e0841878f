/** A room may import those named here, below it. */
export const ROOMS = {
  provisioning: ['workspaces', 'accounts'],
  sources: ['reviews', 'watches', 'workspaces'],
  reviews: ['workspaces'],
  uses: ['workspaces'],
  watches: ['workspaces'],
  workspaces: [],
  accounts: [],
};
