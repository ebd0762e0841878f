/** What becomes of a reader's own audience in a project. */
export const OWN_AUDIENCE_HINT =
  'One of your own, custom:…, is copied into the workspace: what becomes of yours later changes nothing here.';
