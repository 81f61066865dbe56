/** A club's answer to an applicant, in the histories of the application and of the person. */
const answerWords = {
  invited: 'Invited to an interview',
  offered: 'Made an offer',
  refused: 'Told that they are rejected',
} as const;

export type AnswerKind = keyof typeof answerWords;

export const isAnswerKind = (kind: string): kind is AnswerKind => Object.hasOwn(answerWords, kind);

/** Names an answer. @param position the position of an offer; null for other answers and older offers */
export const answerInWords = (kind: AnswerKind, position: string | null): string =>
  position === null ? answerWords[kind] : `${answerWords[kind]} as ${position}`;
