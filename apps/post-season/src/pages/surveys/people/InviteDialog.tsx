import { failureReason } from '@platform/module-kit';
import { counted, FormDialog } from '@platform/module-kit/screens';
import { Checkbox, RadioGroup, toast } from '@platform/ui';
import { useState } from 'react';
import { newInvitees } from '../../../rules/surveys/inviteesIn';
import type { Invitation, Invitee, InvitedPerson } from '../../../source/rows/survey';
import { usePostSeasonChange, usePostSeasonSource } from '../../../source/usePostSeasonSource';
import { InviteeList } from './InviteeList';
import { LinksDialog } from '../links/LinksDialog';
import { StaffChoice } from './StaffChoice';
import type { ShownSurvey } from '../SurveyFrame';
import { useListedPeople } from './useListedPeople';

interface InviteDialogProps extends ShownSurvey {
  invited: readonly Invitation[];
  onClose: () => void;
}

/** Invites people from a list, or the staff, by email or with links that the manager hands out. */
export function InviteDialog({ survey, invited, onClose }: InviteDialogProps) {
  const source = usePostSeasonSource();
  const canMail = survey.status === 'open';
  const asked = invited.map(({ email }) => email);
  const list = useListedPeople();
  const [staff, setStaff] = useState<readonly Invitee[]>([]);
  const [way, setWay] = useState<'mail' | 'links'>(canMail ? 'mail' : 'links');
  const [leavesOutBad, setLeavesOutBad] = useState(false);
  const [isTried, setTried] = useState(false);
  const [links, setLinks] = useState<readonly InvitedPerson[]>();
  const bad = list.people.filter(({ problem }) => problem !== null);
  const chosen = newInvitees(
    [...list.people, ...staff.map((person, place) => ({ ...person, line: place, problem: null }))],
    asked,
  );
  const inviting = usePostSeasonChange(async () => {
    if (way === 'links') return source.inviteToSurvey(survey.id, chosen);
    await source.mailSurvey(survey.id, chosen);
    return null;
  });
  const problem = problemOf(chosen.length, bad.length, leavesOutBad);
  if (links) return <LinksDialog people={links} onClose={onClose} />;
  return (
    <FormDialog
      title="Invite people"
      description={
        survey.kind === 'exit'
          ? 'Choose from the staff, or enter others.'
          : 'Paste the names and addresses of members, or choose a file.'
      }
      submit={chosen.length > 0 ? `Invite ${counted(chosen.length, 'person', 'people')}` : 'Invite'}
      unsaved="the list"
      isChanged={list.text !== '' || staff.length > 0}
      isPending={inviting.isPending}
      waitsForAnswer
      onClose={onClose}
      refusal={inviting.isError && failureReason(inviting.error)}
      onSubmit={() => {
        setTried(problem !== undefined);
        if (problem !== undefined) return;
        inviting.mutate(undefined, {
          onSuccess: (made) => {
            if (made) return setLinks(made);
            toast({
              title: 'Invitations on their way',
              description: counted(chosen.length, 'email'),
              tone: 'success',
            });
            onClose();
          },
        });
      }}
    >
      {survey.kind === 'exit' && <StaffChoice asked={asked} chosen={staff} onChange={setStaff} />}
      <InviteeList list={list} asked={asked} error={isTried && bad.length === 0 ? problem : undefined} />
      {bad.length > 0 && (
        <Checkbox
          label={`Leave out ${counted(bad.length, 'line')}`}
          checked={leavesOutBad}
          onChange={(event) => setLeavesOutBad(event.target.checked)}
          {...(isTried && problem !== undefined && { error: problem })}
        />
      )}
      <RadioGroup
        label="How do they get their link?"
        appearance="cards"
        value={way}
        options={[
          {
            value: 'mail',
            label: 'By email',
            description: canMail ? 'Each gets an email with their own link.' : 'From the first day of the survey.',
            disabled: !canMail,
          },
          {
            value: 'links',
            label: 'From you, or at the poster',
            description:
              'No email goes out now. You see the links once. People can also scan the poster and get their link by email.',
          },
        ]}
        onChange={setWay}
      />
    </FormDialog>
  );
}

/** Why no one can be invited yet. */
function problemOf(chosen: number, bad: number, leavesOutBad: boolean): string | undefined {
  if (bad > 0 && !leavesOutBad) return 'Correct these lines, or leave them out.';
  return chosen === 0 ? 'Enter someone who is not invited yet.' : undefined;
}
