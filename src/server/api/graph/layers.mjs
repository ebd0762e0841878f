/** Public answers know nothing of teams: a shared cache may keep them. */
export const ROOMS = { teams: ['public'], public: [] };

/** Rooms that may import less from outside than their district. */
export const OUTSIDE = {
  public: ['server/model', 'server/data', 'server/platform', 'engines', 'domain'],
};
