/** A room may import those named here, below it. A screen never imports another screen. */
export const ROOMS = { screens: ['sections', 'ui'], sections: ['ui'], ui: [] };

/** Rooms that may import less from outside than their district. */
export const OUTSIDE = {
  sections: ['relay', 'browser', 'domain', '__generated__'],
  ui: ['domain'],
};
