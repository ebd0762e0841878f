/** A room may import those named here, below it. */
export const ROOMS = {
  http: ['operations', 'mcp', 'answers', 'graph', 'scim'],
  operations: ['graph'],
  mcp: ['answers'],
  answers: ['graph'],
  scim: [],
  graph: [],
};
