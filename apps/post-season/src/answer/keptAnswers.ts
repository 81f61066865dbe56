import { keptText } from '@platform/module-kit';
import { answersIn, type EnteredAnswer, enteredAnswers } from './answerRules';
import type { AskedQuestion, SurveyAnswers } from './openSurvey';

/** What a tab keeps of the answers to a survey until they have arrived. */
export interface KeptAnswers {
  /** The answers that fit these questions. */
  read(questions: readonly AskedQuestion[]): SurveyAnswers;
  write(questions: readonly AskedQuestion[], answers: SurveyAnswers): void;
  /** What was entered, also when the server no longer tells the questions. */
  entered(): EnteredAnswer[];
  forget(): void;
}

/** What the browser keeps in this tab for the link with this token. */
export function keptAnswers(token: string): KeptAnswers {
  const answers = keptText('sessionStorage', `post-season-survey ${token}`);
  const questions = keptText('sessionStorage', `post-season-survey-questions ${token}`);
  const read = (asked: readonly AskedQuestion[]) => answersIn(answers.read(), asked);
  return {
    read,
    write(asked, given) {
      questions.write(JSON.stringify(asked));
      answers.write(JSON.stringify(given));
    },
    entered() {
      // Only `write` above writes it.
      const asked = JSON.parse(questions.read() ?? '[]') as AskedQuestion[];
      return enteredAnswers(asked, read(asked));
    },
    forget() {
      questions.forget();
      answers.forget();
    },
  };
}
