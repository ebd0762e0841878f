/** What becomes of a reader's own audience in a project. */
export const OWN_AUDIENCE_HINT =
  'One of your own, custom:…, is copied into the workspace. Later changes to yours don’t affect the copy.';
