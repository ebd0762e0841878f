// Not in `href`, which every page loads.

/** Takes the form that saves an audience for every page. */
export const keepAudienceHref = (): string => '/audience';
