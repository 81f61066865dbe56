import { asking, byName, newId, saving, withChanged, without, type ClubReader } from '@platform/module-kit/screens';
import { peopleToRemind } from '../../rules/surveys/peopleToRemind';
import type { Invitation, InvitedPerson, Invitee } from '../rows/survey';
import type { Known } from './known';
import { postSeasonChange } from './postSeasonChange';

const NOT_INVITED = 'No one was invited. Check your connection and try again.';
const sent = (people: readonly Invitee[]) =>
  people.map(({ name, email }) => ({ name: name.trim(), email: email.trim() }));

/** Emails each person their own link, and returns how many are new: people who were invited before get no email. */
export const mailSurvey = postSeasonChange({
  waits: 'new-row',
  send: (_reader: ClubReader, surveyId: string, people: readonly Invitee[]): Promise<number> =>
    asking(NOT_INVITED)((db) => db.rpc('mail_survey', { survey_id_param: surveyId, people_param: sent(people) })),
  expect: (known, surveyId, people) => addPeople(known, surveyId, people).length,
});

/** Invites people without an email, and returns the tokens of their links, this once. */
export const inviteToSurvey = postSeasonChange({
  waits: 'new-row',
  async send(_reader: ClubReader, surveyId: string, people: readonly Invitee[]): Promise<InvitedPerson[]> {
    const rows = await asking(NOT_INVITED)((db) =>
      db.rpc('invite_to_survey', { survey_id_param: surveyId, people_param: sent(people) }),
    );
    return rows.map(({ name, email, token }) => ({ name, email, token }));
  },
  expect: (known, surveyId, people) =>
    addPeople(known, surveyId, people).map(({ name, email }) => ({ name, email, token: newId() })),
});

/** Makes a new link for a person and returns its token; their earlier links end. */
export const renewInvitation = postSeasonChange({
  waits: 'computed',
  send: (_reader: ClubReader, invitationId: string): Promise<string> =>
    asking('The link was not made. Check your connection and try again.')((db) =>
      db.rpc('renew_survey_invitation', { invitation_id_param: invitationId }),
    ),
  expect(known, invitationId) {
    const sentOn = known.source.today();
    known.change('listInvitations', (people) => withChanged(people, [invitationId], () => ({ sentOn })));
    return newId();
  },
});

/** Takes back an invitation that was not answered. */
export const withdrawInvitation = postSeasonChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, invitationId: string) =>
    saving('The invitation was not withdrawn. Check your connection and try again.')((db) =>
      db.rpc('withdraw_survey_invitation', { invitation_id_param: invitationId }),
    ),
  expect: (known, invitationId) => known.change('listInvitations', (people) => without(people, [invitationId])),
});

/** Emails everyone who has not answered, at most once a day each. Returns how many. */
export const remindOfSurvey = postSeasonChange({
  waits: 'computed',
  send: (_reader: ClubReader, surveyId: string): Promise<number> =>
    asking('No one was reminded. Check your connection and try again.')((db) =>
      db.rpc('remind_of_survey', { survey_id_param: surveyId }),
    ),
  expect(known, surveyId) {
    const sentOn = known.source.today();
    const reminded = peopleToRemind(known.get('listInvitations', surveyId) ?? [], sentOn).map(({ id }) => id);
    known.change('listInvitations', (people) => withChanged(people, reminded, () => ({ sentOn })));
    return reminded.length;
  },
});

/** Adds those who were not asked before, each once. */
function addPeople(known: Known, surveyId: string, people: readonly Invitee[]): Invitation[] {
  const asked = known.get('listInvitations', surveyId) ?? [];
  const taken = new Set(asked.map(({ email }) => email.toLowerCase()));
  const added = sent(people).flatMap((person): Invitation[] => {
    const address = person.email.toLowerCase();
    if (taken.has(address)) return [];
    taken.add(address);
    return [{ ...person, id: newId(), sentOn: known.source.today(), isAnswered: false }];
  });
  known.change('listInvitations', (before, ofSurvey) =>
    ofSurvey === surveyId ? [...before, ...added].sort(byName) : before,
  );
  return [...added].sort(byName);
}
