import { Muted, TRAINING_MODULES_FAILED, hoursInWords } from '@platform/module-kit/screens';
import { Loaded } from '@platform/module-kit';
import {
  Badge,
  Button,
  Card,
  CardTitle,
  Inline,
  Skeleton,
  SkeletonLines,
  SkeletonText,
  Stack,
  token,
} from '@platform/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { dueInWords, dueTone } from '../../rules/due';
import { hoursApart, inServiceHours } from '../../rules/hours';
import { renewalInWords, renewalState, renewalTone } from '../../rules/renewal';
import { useRecord } from '../../source/queries';
import type { HeldCertification, RecordedModule, TrainingRecord } from '../../source/rows/person';
import { useTrainingSource } from '../../source/useTrainingSource';

/** A person's next training and what they have completed: first on the page of people who manage nothing. */
export function OwnTraining({ staffId }: { staffId: string }) {
  const id = useId();
  const { basePath, staffPath } = useTrainingSource();
  const record = useRecord(staffId);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack>
        <Inline $justify="between">
          <CardTitle id={id}>Your training</CardTitle>
          <Inline $gap="xs">
            <Button as={Link} to={`${staffPath}?open=${staffId}`} variant="secondary" size="sm">
              Your certificates
            </Button>
            <Button as={Link} to={`${basePath}/people/${staffId}`} variant="secondary" size="sm">
              Your record
            </Button>
          </Inline>
        </Inline>
        <Loaded query={record} label="your training" failure={TRAINING_MODULES_FAILED} height="8rem">
          {(found) => (found ? <Next record={found} /> : <Muted>There is nothing on your record yet.</Muted>)}
        </Loaded>
      </Stack>
    </Card>
  );
}

/** The card until it is known whether the person is on the staff. */
export function OwnTrainingOutline() {
  return (
    <Card aria-busy="true">
      <Stack>
        <Inline $justify="between">
          <SkeletonText $width="7em" />
          <Inline $gap="xs">
            <Skeleton $width="9rem" $height={token.control.sm} />
            <Skeleton $width="7rem" $height={token.control.sm} />
          </Inline>
        </Inline>
        <SkeletonLines $height="8rem" />
      </Stack>
    </Card>
  );
}

function Next({ record: { person, modules, certifications } }: { record: TrainingRecord }) {
  const open = modules.filter(({ completedOn, isArchived }) => completedOn === null && !isArchived);
  const ending = certifications.filter(
    ({ state, daysLeft }) => state === 'confirmed' && daysLeft !== null && renewalState(daysLeft) !== 'valid',
  );
  return (
    <Stack $gap="sm">
      {open.length === 0 && (
        <p>
          {person.assigned === 0
            ? 'No training is assigned to you yet.'
            : 'You have completed everything that was assigned to you.'}
        </p>
      )}
      {open.length + ending.length > 0 && (
        <Open>
          {open.map((module) => (
            <OpenModule key={module.participantId} module={module} />
          ))}
          {ending.map((certification) => (
            <Ending key={certification.id} certification={certification} />
          ))}
        </Open>
      )}
      <Muted>
        {person.completed} of {person.assigned} modules completed · {hoursInWords(inServiceHours(person))} of in-service
        training this year ({hoursApart(person)})
      </Muted>
    </Stack>
  );
}

function OpenModule({ module: { moduleId, title, due } }: { module: RecordedModule }) {
  const { basePath } = useTrainingSource();
  return (
    <Line>
      <dt>
        <Link to={`${basePath}/${moduleId}`}>{title}</Link>
      </dt>
      <dd>{due ? <Badge tone={dueTone(due)}>{dueInWords(due)}</Badge> : <Muted>No due date</Muted>}</dd>
    </Line>
  );
}

function Ending({ certification: { name, daysLeft } }: { certification: HeldCertification }) {
  return (
    <Line>
      <dt>Renew {name}</dt>
      <dd>{daysLeft !== null && <Badge tone={renewalTone(daysLeft)}>{renewalInWords(daysLeft)}</Badge>}</dd>
    </Line>
  );
}

const Open = styled.dl`
  display: grid;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs} ${token.space.md};
  padding-block: ${token.space.sm};
  border-top: 1px solid ${token.color.line};
  font-weight: ${token.weight.medium};
  dd {
    font-size: ${token.size.sm};
    font-weight: ${token.weight.regular};
  }
`;
