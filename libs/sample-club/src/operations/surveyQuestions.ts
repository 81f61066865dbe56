import { sampleId } from '../sampleIds';

interface Question {
  id: string;
  surveyId: string;
  position: number;
  question: string;
  isRequired: boolean;
}

/** A question with the answers it got, counted. */
export type SampleSurveyQuestion =
  /** `ratings` holds how many gave 1, 2, 3, 4 and 5. */
  | (Question & { type: 'rating'; category: string; ratings: readonly [number, number, number, number, number] })
  | (Question & { type: 'yes_no'; measure: 'intent_to_return' | null; yes: number; no: number })
  | (Question & { type: 'text'; comments: readonly string[] })
  /** `chosen` holds how many chose each option. */
  | (Question & { type: 'group'; options: readonly string[]; chosen: readonly number[] });

// The numbers of the surveys in their ids.
const member2024 = 1;
const exit2024 = 2;
const spring2025 = 3;

/** The questions of all surveys of the demo club. */
export const sampleSurveyQuestions: readonly SampleSurveyQuestion[] = [
  // 120 answers to each: 4.8, 4.9, 4.7, 4.6 and 4.5 on average.
  rating(member2024, 1, 'Pool & Water Quality', 'How clean and well kept were pool and deck?', [0, 0, 3, 18, 99]),
  rating(member2024, 2, 'Lifeguards & Staff', 'How safe and welcome did our staff make you feel?', [0, 0, 1, 10, 109]),
  rating(member2024, 3, 'Swim & Tennis Programs', 'How good were lessons, clinics and teams?', [0, 0, 4, 28, 88]),
  rating(
    member2024,
    4,
    'Facilities & Grounds',
    'How pleasant were courts, changing rooms and lawns?',
    [0, 2, 5, 32, 81],
  ),
  rating(member2024, 5, 'Events & Snack Bar', 'How did you like our events and the snack bar?', [0, 2, 6, 42, 70]),
  {
    ...question(member2024, 6, 'What should we know?', false),
    type: 'text',
    comments: [
      'The lifeguards know every child by name. That is why we come back.',
      'Swim lessons filled up within an hour. Please add a second evening.',
      'More shade on the deck, please. By noon every umbrella is taken.',
    ],
  },

  group(member2024, 7, 'Which membership do you have?', { Family: 68, Couple: 31, Single: 18, Junior: 3 }),

  // 20 answers to each, so every percentage is a multiple of five.
  yesNo(exit2024, 1, 'Did your training prepare you for the job?', 18),
  yesNo(exit2024, 2, 'Did your managers support you?', 19),
  yesNo(exit2024, 3, 'Was your schedule fair and known in time?', 16),
  yesNo(exit2024, 4, 'Did you hear what you needed to know?', 14),
  yesNo(exit2024, 5, 'Would you work here again next season?', 17, 'intent_to_return'),
  group(exit2024, 6, 'What did you mostly work as?', { Lifeguard: 11, Instructor: 4, 'Gate attendant': 3, Other: 2 }),

  rating(spring2025, 1, 'Swim & Tennis Programs', 'How well do this year’s programs fit your family?', [0, 0, 0, 0, 0]),
  yesNo(spring2025, 2, 'Do you plan to come on opening weekend?', 0, null, 0),
  { ...question(spring2025, 3, 'What would make this summer better?', false), type: 'text', comments: [] },
];

function question(survey: number, position: number, text: string, isRequired = true): Question {
  return {
    id: sampleId('surveyQuestion', survey * 100 + position),
    surveyId: sampleId('survey', survey),
    position,
    question: text,
    isRequired,
  };
}

function rating(
  survey: number,
  position: number,
  category: string,
  text: string,
  ratings: readonly [number, number, number, number, number],
): SampleSurveyQuestion {
  return { ...question(survey, position, text), type: 'rating', category, ratings };
}

function yesNo(
  survey: number,
  position: number,
  text: string,
  yes: number,
  measure: 'intent_to_return' | null = null,
  asked = 20,
): SampleSurveyQuestion {
  return { ...question(survey, position, text), type: 'yes_no', measure, yes, no: asked - yes };
}

/** A person may leave their group out. @param chosen how many chose each option */
function group(
  survey: number,
  position: number,
  text: string,
  chosen: Readonly<Record<string, number>>,
): SampleSurveyQuestion {
  return {
    ...question(survey, position, text, false),
    type: 'group',
    options: Object.keys(chosen),
    chosen: Object.values(chosen),
  };
}
