/** A room may import those named here, below it. */
export const ROOMS = {
  search: ['telemetry'],
  offline: [],
  device: [],
  telemetry: [],
  beacon: [],
};
