import { counted } from '@platform/module-kit/screens';

/**
 * How many people answered a question, and how many left it out.
 * @param completed the people who answered the survey
 */
export const answersInWords = (answers: number, completed: number): string =>
  completed > answers ? `${counted(answers, 'answer')}, ${completed - answers} skipped` : counted(answers, 'answer');
