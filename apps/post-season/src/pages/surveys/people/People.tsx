import { Loaded } from '@platform/module-kit';
import { counted, dayInWords, DividedList, Quiet } from '@platform/module-kit/screens';
import { Button, Card, CardTitle, Inline, SegmentedControl, SkeletonTable, token } from '@platform/ui';
import { BellRing, QrCode as QrMark, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { SURVEYS_FAILED } from '../../../source/failures';
import { useInvitations } from '../../../source/queries';
import type { Invitation } from '../../../source/rows/survey';
import { usePostSeasonSource } from '../../../source/usePostSeasonSource';
import { InviteDialog } from './InviteDialog';
import { PersonMenu } from './PersonMenu';
import { RemindDialog } from './RemindDialog';
import type { ShownSurvey } from '../SurveyFrame';

/** How many people show at first, and with each further press. */
const STEP = 20;

/** The people who were asked: who has answered, and who can be reminded. */
export function People(shown: ShownSurvey) {
  const { id, status } = shown.survey;
  const { basePath } = usePostSeasonSource();
  const invitations = useInvitations(id);
  const [asked, setAsked] = useState<'invite' | 'remind'>();
  const close = () => setAsked(undefined);
  const isOpen = status === 'open';
  return (
    <Card as="section" aria-labelledby="people-title">
      <Inline $justify="between">
        <CardTitle id="people-title">People</CardTitle>
        {status !== 'closed' && (
          <Inline $gap="xs">
            {isOpen && (
              <>
                <Button
                  as={Link}
                  to={`${basePath}/surveys/${id}/poster`}
                  variant="secondary"
                  icon={<QrMark size={18} aria-hidden="true" />}
                >
                  Poster
                </Button>
                <Button
                  variant="secondary"
                  icon={<BellRing size={18} aria-hidden="true" />}
                  onClick={() => setAsked('remind')}
                >
                  Remind
                </Button>
              </>
            )}
            <Button icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setAsked('invite')}>
              Invite
            </Button>
          </Inline>
        )}
      </Inline>
      <Loaded query={invitations} label="the people" failure={SURVEYS_FAILED} shape={<SkeletonTable rows={5} />}>
        {(people) => (
          <>
            {people.length === 0 ? (
              <Quiet>No one is invited yet.</Quiet>
            ) : (
              <PeopleList key={id} people={people} canChange={status !== 'closed'} />
            )}
            {asked === 'invite' && <InviteDialog {...shown} invited={people} onClose={close} />}
            {asked === 'remind' && <RemindDialog survey={shown.survey} people={people} onClose={close} />}
          </>
        )}
      </Loaded>
    </Card>
  );
}

interface PeopleListProps {
  people: readonly Invitation[];
  canChange: boolean;
}

function PeopleList({ people, canChange }: PeopleListProps) {
  const { today } = usePostSeasonSource();
  const waiting = people.filter(({ isAnswered }) => !isAnswered);
  const [which, setWhich] = useState<'waiting' | 'answered'>('waiting');
  const [most, setMost] = useState(STEP);
  const listed = which === 'waiting' ? waiting : people.filter(({ isAnswered }) => isAnswered);
  return (
    <>
      <Choice>
        <SegmentedControl
          label="People"
          options={[
            { value: 'waiting', label: `Not answered (${waiting.length})` },
            { value: 'answered', label: `Answered (${people.length - waiting.length})` },
          ]}
          value={which}
          onChange={(value) => {
            setWhich(value);
            setMost(STEP);
          }}
        />
      </Choice>
      <DividedList>
        {listed.slice(0, most).map((person) => (
          <li key={person.id}>
            <div>
              <b>{person.name}</b>
              <Facts>
                {person.email !== person.name && <span>{person.email}</span>}
                <span>{person.sentOn ? `Link of ${dayInWords(person.sentOn, today())}` : 'No link yet'}</span>
              </Facts>
            </div>
            {canChange && !person.isAnswered && <PersonMenu person={person} />}
          </li>
        ))}
      </DividedList>
      {listed.length === 0 && (
        <Quiet>{which === 'waiting' ? 'Everyone has answered.' : 'No one has answered yet.'}</Quiet>
      )}
      {listed.length > most && (
        <Button variant="quiet" size="sm" wide onClick={() => setMost(most + STEP)}>
          Show more of {counted(listed.length, 'person', 'people')}
        </Button>
      )}
    </>
  );
}

const Choice = styled.div`
  max-width: 24rem;
  margin-block: ${token.space.sm} ${token.space.xs};
`;

/* The day goes below the address where there is no room beside it. */
const Facts = styled(Quiet)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space.md};
`;
