import type { SurveyDetail, SurveyDraft, SurveyKind, SurveyQuestion } from '../../source/rows/survey';

const rating = (category: string, question: string): SurveyQuestion => ({
  question,
  type: 'rating',
  category,
  isIntentToReturn: false,
  isRequired: true,
  options: [],
});

const yesNo = (question: string, isIntentToReturn = false): SurveyQuestion => ({
  question,
  type: 'yes_no',
  category: '',
  isIntentToReturn,
  isRequired: true,
  options: [],
});

const comment = (question: string): SurveyQuestion => ({
  question,
  type: 'text',
  category: '',
  isIntentToReturn: false,
  isRequired: false,
  options: [],
});

const questions: Readonly<Record<SurveyKind, readonly SurveyQuestion[]>> = {
  member: [
    rating('Pool & Water Quality', 'How clean and well kept were pool and deck?'),
    rating('Lifeguards & Staff', 'How safe and welcome did our staff make you feel?'),
    rating('Swim & Tennis Programs', 'How good were lessons, clinics and teams?'),
    rating('Facilities & Grounds', 'How pleasant were courts, changing rooms and lawns?'),
    rating('Events & Snack Bar', 'How did you like our events and the snack bar?'),
    comment('What should we know?'),
  ],
  exit: [
    yesNo('Did your training prepare you for the job?'),
    yesNo('Did your managers support you?'),
    yesNo('Was your schedule fair and known in time?'),
    yesNo('Did you hear what you needed to know?'),
    yesNo('Would you work here again next season?', true),
    comment('What should we do differently?'),
  ],
};

const words: Readonly<Record<SurveyKind, { title: string; introduction: string }>> = {
  member: {
    title: 'Member Satisfaction',
    introduction: 'Tell us in two minutes how your season with us was. We read every comment.',
  },
  exit: {
    title: 'Staff Exit Survey',
    introduction: 'Tell us how your season was, so that we do better in the next one.',
  },
};

/** The days on which a survey opens and closes at first: three weeks from today. Days are ISO 8601. */
export interface FirstDays {
  opensOn: string;
  closesOn: string;
}

/** A survey to begin with. @param year of the season that it is about */
export const surveyTemplate = (kind: SurveyKind, year: string, days: FirstDays): SurveyDraft => ({
  kind,
  title: `${words[kind].title} ${year}`,
  introduction: words[kind].introduction,
  ...days,
  questions: questions[kind],
});

/** The same survey about another season: a year in its title becomes the new one. */
export const copyOfSurvey = (survey: SurveyDetail, fromYear: string, year: string, days: FirstDays): SurveyDraft => ({
  kind: survey.kind,
  title: survey.title.includes(fromYear) ? survey.title.replaceAll(fromYear, year) : survey.title,
  introduction: survey.introduction,
  ...days,
  questions: survey.questions,
});

/** What a new question starts as. */
export const emptyQuestion: SurveyQuestion = rating('', '');
