/** Says what happens to a reader's own audience in a project. */
export const OWN_AUDIENCE_HINT =
  'A place, a Baseline target, a browserslist query, or one of your own, which is copied into the workspace. Later changes to yours don’t affect the copy.';
