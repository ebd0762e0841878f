import phrases from '@data/phrases.json';
import sameWords from '@data/sameWords.json';

interface PhraseRow {
  /** Word order and endings (`scroll`, `scrolling`) don't matter, so each phrase is listed once. */
  readonly phrases: readonly string[];
  /** Slugs of features, most likely first, or the path of a key that is a small part of its feature. */
  readonly means: readonly string[];
}

/** Maps what developers say to the features they mean. */
export const PHRASES: readonly PhraseRow[] = Object.values(phrases).flat();

/** Words with the same meaning. */
export const SAME_WORDS: readonly (readonly string[])[] = sameWords;
