import {
  sampleClub,
  sampleFeedbackUpload,
  sampleId,
  sampleSurveyQuestions,
  sampleSurveys,
  tokenToTry,
  type SampleSubject,
  type SampleSurvey,
} from '@platform/sample-club';
import { LAKESIDE, lakesideId } from '../lakeside';
import { insert, Sql } from '../sql';

const clubId = sampleClub.id;
/** A token that no one knows: these links were never sent. */
const unknownToken = new Sql(`encode(sha256(gen_random_uuid()::text::bytea), 'hex')`);
const hashOf = (token: string) => new Sql(`encode(sha256('${token}'), 'hex')`);

/** The people that both clubs asked about a season, what they answered, and other feedback. */
export function surveys(): string[] {
  return [
    insert('public.surveys', [
      ...sampleSurveys.map(({ invitees: _, completed: __, ...survey }) => ({ ...survey, clubId })),
      ...lakesideSurveys,
    ]),
    insert('public.survey_questions', [
      ...sampleSurveyQuestions.map(({ id, surveyId, position, question, type, isRequired, ...kind }) => ({
        id,
        clubId,
        surveyId,
        position,
        question,
        type,
        category: 'category' in kind ? kind.category : null,
        measure: 'measure' in kind ? kind.measure : null,
        isRequired,
        options: 'options' in kind ? kind.options : null,
      })),
      ...lakesideQuestions,
    ]),
    invitationsOfHouseholds(),
    insert('public.survey_invitations', sampleSurveys.slice(1).flatMap(invitations)),
    insert('public.survey_invitations', lakesideInvitations),
    ...sampleSurveys.filter(({ completed }) => completed > 0).map(responses),
    countedAnswers(),
    chosenGroups(),
    insert('public.survey_answers', comments()),
    insert('public.survey_responses', lakesideResponses),
    insert('public.survey_answers', lakesideAnswers),
    insert('public.feedback_uploads', [
      {
        id: sampleFeedbackUpload.id,
        clubId,
        seasonId: sampleFeedbackUpload.seasonId,
        fileName: sampleFeedbackUpload.fileName,
        contentHash: hashOf(sampleFeedbackUpload.fileName),
        leftOut: 0,
      },
      {
        id: lakesideId('feedbackUpload', 1),
        clubId: LAKESIDE,
        seasonId: lakesideId('season', 1),
        fileName: 'starter-cards.csv',
        contentHash: hashOf('starter-cards.csv'),
        leftOut: 1,
      },
    ]),
    insert('public.feedback_entries', [
      ...sampleFeedbackUpload.entries.map((entry) => ({ clubId, uploadId: sampleFeedbackUpload.id, ...entry })),
      ...lakesideFeedback,
    ]),
  ];
}

/** The 160 households that were asked about 2024 have no names worth a line each. */
function invitationsOfHouseholds(): string {
  const survey = sampleSurveys[0];
  if (!survey) return '';
  return `insert into public.survey_invitations (id, club_id, survey_id, name, email, token_hash, sent_at, completed_at)
select ${numberedId('surveyInvitation', `${firstNumber(survey.id)} + n`)}, '${clubId}', '${survey.id}', 'Household ' || n, 'household.' || n || '@example.test', ${unknownToken.text},
  '${survey.opensOn} 09:00-04', case when n <= ${survey.completed} then timestamptz '${survey.opensOn} 18:00-04' + n * interval '5 hours' end
from generate_series(1, ${survey.invitees.length}) as n;`;
}

function invitations({ id, invitees, opensOn, completed }: SampleSurvey) {
  return invitees.map((invitee, index) => ({
    id: sampleId('surveyInvitation', firstNumber(id) + index + 1),
    clubId,
    surveyId: id,
    ...invitee,
    tokenHash: completed === 0 && index === 0 ? hashOf(tokenToTry) : unknownToken,
    sentAt: `${opensOn}T09:00:00-04:00`,
    completedAt: index < completed ? `${opensOn}T20:00:00-04:00` : null,
  }));
}

/** The id of a row with a number that is an expression of SQL. */
const numberedId = (subject: SampleSubject, number: string) =>
  `('${sampleId(subject, 0).slice(0, -12)}' || lpad((${number})::text, 12, '0'))::uuid`;

/** Responses are numbered within their survey, so that their answers find them; so are invitations. */
const firstNumber = (surveyId: string) => 1000 * (1 + sampleSurveys.findIndex(({ id }) => id === surveyId));

function responses({ id, closesOn, completed }: SampleSurvey): string {
  return `insert into public.survey_responses (id, club_id, survey_id, created_at, updated_at)
select ${numberedId('surveyResponse', `${firstNumber(id)} + n`)}, '${clubId}', '${id}', '${closesOn}', '${closesOn}'
from generate_series(1, ${completed}) as n;`;
}

/**
 * The answers behind the counts of the fixtures. Each question has its places in another order (37 has no factor in
 * common with 20 and 120), so that it is not always the same few who are unhappy.
 */
function countedAnswers(): string {
  const questions = sampleSurveyQuestions.flatMap((question) => {
    const { id, surveyId, position } = question;
    const begin = `('${id}'::uuid, '${surveyId}'::uuid, ${firstNumber(surveyId)}, ${position}`;
    if (question.type === 'rating') {
      const [ones, twos, threes, fours, fives] = question.ratings;
      const bounds = [ones, ones + twos, ones + twos + threes, ones + twos + threes + fours];
      return [`${begin}, ${ones + twos + threes + fours + fives}, array[${bounds.join(', ')}], null::integer)`];
    }
    return question.type === 'yes_no' ? [`${begin}, ${question.yes + question.no}, null, ${question.yes})`] : [];
  });
  return `insert into public.survey_answers (club_id, survey_id, response_id, question_id, rating, agrees)
select '${clubId}', question.survey_id, ${numberedId('surveyResponse', 'question.first_response + n')}, question.id,
  1 + width_bucket(place, question.bounds), place < question.yes
from (values
  ${questions.join(',\n  ')}
) as question (id, survey_id, first_response, position, answers, bounds, yes)
cross join lateral generate_series(1, question.answers) as n
cross join lateral (select (n * 37 + question.position * 11) % question.answers as place) as shuffled;`;
}

/** The groups of the people, in another order than their answers to every question. */
function chosenGroups(): string {
  const questions = sampleSurveyQuestions.flatMap((question) => {
    if (question.type !== 'group') return [];
    const { id, surveyId, position, options, chosen } = question;
    const bounds = chosen.slice(0, -1).map((_, index) => chosen.slice(0, index + 1).reduce((all, one) => all + one));
    const answers = chosen.reduce((all, one) => all + one);
    const names = options.map((option) => `'${option}'`).join(', ');
    return [
      `('${id}'::uuid, '${surveyId}'::uuid, ${firstNumber(surveyId)}, ${position}, ${answers}, array[${bounds.join(', ')}], array[${names}])`,
    ];
  });
  return `insert into public.survey_answers (club_id, survey_id, response_id, question_id, comment)
select '${clubId}', question.survey_id, ${numberedId('surveyResponse', 'question.first_response + n')}, question.id,
  question.options[1 + width_bucket(place, question.bounds)]
from (values
  ${questions.join(',\n  ')}
) as question (id, survey_id, first_response, position, answers, bounds, options)
cross join lateral generate_series(1, question.answers) as n
cross join lateral (select (n * 7 + question.position) % question.answers as place) as shuffled;`;
}

function comments() {
  return sampleSurveyQuestions.flatMap((question) =>
    question.type !== 'text'
      ? []
      : question.comments.map((comment, index) => ({
          clubId,
          surveyId: question.surveyId,
          responseId: sampleId('surveyResponse', firstNumber(question.surveyId) + 17 * (index + 1)),
          questionId: question.id,
          comment,
        })),
  );
}

const lakesideSurveys = [
  {
    id: lakesideId('survey', 1),
    clubId: LAKESIDE,
    seasonId: lakesideId('season', 1),
    kind: 'member',
    title: 'Greens Survey',
    opensOn: '2025-05-12',
    closesOn: '2025-06-01',
  },
  {
    id: lakesideId('survey', 2),
    clubId: LAKESIDE,
    seasonId: lakesideId('season', 1),
    kind: 'exit',
    title: 'Leaving Lakeside',
  },
];

const greensSurvey = { clubId: LAKESIDE, surveyId: lakesideId('survey', 1) };

const lakesideQuestions = [
  {
    id: lakesideId('surveyQuestion', 101),
    ...greensSurvey,
    position: 1,
    question: 'How were the greens?',
    type: 'rating',
    category: 'Course Conditions',
    isRequired: false,
  },
  {
    id: lakesideId('surveyQuestion', 102),
    ...greensSurvey,
    position: 2,
    question: 'Would you bring a guest?',
    type: 'yes_no',
    isRequired: true,
  },
  {
    id: lakesideId('surveyQuestion', 103),
    ...greensSurvey,
    position: 3,
    question: 'Anything else?',
    type: 'text',
    isRequired: false,
  },
  {
    id: lakesideId('surveyQuestion', 201),
    clubId: LAKESIDE,
    surveyId: lakesideId('survey', 2),
    position: 1,
    question: 'Would you come back?',
    type: 'yes_no',
    measure: 'intent_to_return',
    isRequired: true,
  },
];

const golfers = ['Harriet Boyle', 'Ken Aldous', 'Miriam Stone', 'Victor Chen', 'Ola Berg', 'Pete Rossi', 'Fay Quinn'];

const lakesideInvitations = golfers.map((name, index) => ({
  ...greensSurvey,
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@example.test`,
  tokenHash: unknownToken,
  sentAt: '2025-05-12T08:00:00-05:00',
  completedAt: index < 6 ? '2025-05-14T19:30:00-05:00' : null,
}));

const lakesideResponses = [1, 2, 3, 4, 5, 6].map((number) => ({
  id: lakesideId('surveyResponse', number),
  ...greensSurvey,
  createdAt: '2025-06-01',
  updatedAt: '2025-06-01',
}));

/** Six answers to one question; three ratings, which are not enough for a figure. */
const lakesideAnswers = [
  ...lakesideResponses.map(({ id }, index) => lakesideAnswer(id, 102, { agrees: index !== 4 })),
  ...[5, 3, 4].map((rating, index) => lakesideAnswer(lakesideId('surveyResponse', index + 1), 101, { rating })),
  lakesideAnswer(lakesideId('surveyResponse', 2), 103, { comment: 'The ninth green is still patchy.' }),
];

function lakesideAnswer(
  responseId: string,
  question: number,
  answer: { agrees?: boolean; rating?: number; comment?: string },
) {
  return { ...greensSurvey, responseId, questionId: lakesideId('surveyQuestion', question), ...answer };
}

const lakesideFeedback = [4, 5, 4, 3, 4, 5].map((rating) => ({
  clubId: LAKESIDE,
  uploadId: lakesideId('feedbackUpload', 1),
  givenOn: '2025-05-03',
  category: 'Pace of Play',
  rating,
  comment: rating === 3 ? 'Five hours on a Saturday is too long.' : null,
}));
