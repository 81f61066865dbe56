/** What a club answered an applicant, as the histories of the application and of the person say it. */
const answerWords = {
  invited: 'Invited to an interview',
  offered: 'Made an offer',
  refused: 'Told that they are rejected',
} as const;

export type AnswerKind = keyof typeof answerWords;

export const isAnswerKind = (kind: string): kind is AnswerKind => Object.hasOwn(answerWords, kind);

/** Names an answer. @param position which position an offer is for; null for other answers and older offers */
export const answerInWords = (kind: AnswerKind, position: string | null): string =>
  position === null ? answerWords[kind] : `${answerWords[kind]} as ${position}`;
