import type { Directive } from './readDirectives';

export interface JudgedDirective extends Directive {
  readonly state: 'due' | 'waiting' | 'unknown';
  /** One sentence. */
  readonly message: string;
}
