import type { Comment } from '../../source/rows/feedback';

/** Comments in the order of their words: any other order could tell who wrote them, or when. */
export const inOrderOfWords = (comments: readonly Comment[]): Comment[] =>
  [...comments].sort((a, b) => (a.comment === b.comment ? 0 : a.comment < b.comment ? -1 : 1));
