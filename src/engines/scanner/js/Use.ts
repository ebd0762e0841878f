/**
 * The way a name or member is used, which its surroundings decide. `typeof` is the only operator that
 * takes a name nobody declares; every other test of such a name throws, as using it does.
 */
export type Use =
  | 'called'
  | 'dereferenced'
  | 'read'
  | 'written'
  | 'tested'
  | 'optional'
  | 'typeof'
  | 'bare';
