/** A room may import those named here, below it. */
export const ROOMS = {
  route: ['environment', 'network', 'persistence'],
  environment: ['network', 'persistence'],
  mutations: ['network'],
  network: [],
  persistence: [],
};

/** The files next to the rooms are below them all: every room may import them, and they import none. */
export const HAS_FILES_BELOW = true;
