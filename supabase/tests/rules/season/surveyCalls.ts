import { sampleId } from '@platform/sample-club';
import type { Row } from '../engines/engine';
import type { Outcome, RulesDatabase } from '../support/database';
import { people, type Caller } from '../support/people';

export const MEMBERS_2024 = sampleId('survey', 1);
export const SPRING_CHECK_IN = sampleId('survey', 3);
export const [RATING, YES_NO, COMMENT] = [301, 302, 303].map((number) => sampleId('surveyQuestion', number)) as [
  string,
  string,
  string,
];
export const goodAnswers = { [RATING]: 4, [YES_NO]: true };

/** What an answer shows to the person, or how it was refused. */
export const shown = (outcome: Outcome) => (outcome.kind === 'done' ? (outcome.rows[0]?.shown as Row) : outcome);

/** What people do with the survey of a link, over a database of rules. */
export const surveyCalls = (database: RulesDatabase) => ({
  open: (token: string, caller: Caller = people.visitor) =>
    database.as(caller, `select public.open_survey($1) as shown`, [token]),
  answer: (token: string, answers: unknown) =>
    database.as(people.visitor, `select public.answer_survey($1, $2) as shown`, [token, JSON.stringify(answers)]),
  invite: (caller: Caller, surveyId: string, invited: unknown) =>
    database.as(caller, `select * from public.invite_to_survey($1, $2)`, [surveyId, JSON.stringify(invited)]),
});
