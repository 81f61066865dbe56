/** What a club answered an applicant, as the histories of the application and of the person say it. */
export const answerWords = {
  invited: 'Invited to an interview',
  offered: 'Made an offer',
  refused: 'Told that they are rejected',
} as const;
