/** A room may import those named here, below it. */
export const ROOMS = { versions: ['catalogue'], search: ['catalogue'], catalogue: [] };

/** Rooms that may import less from outside than their district. */
export const OUTSIDE = { catalogue: ['server/platform/memory', 'domain'] };
