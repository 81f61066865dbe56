import { Muted, TRAINING_MODULES_FAILED, hoursInWords, SectionTitle } from '@platform/module-kit/screens';
import { Loaded } from '@platform/module-kit';
import { Progress, Stack, token } from '@platform/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { DueBadge } from '../pages/DueBadge';
import { dueInWords, type Due } from '../rules/due';
import { inServiceHours } from '../rules/hours';
import { useRecord } from '../source/queries';
import type { OwnTraining } from '../source/rows/ownTraining';
import { useTrainingSource } from '../source/useTrainingSource';
import { NOTHING_ASSIGNED } from '../rules/standing';

/** The most open modules to list here. The record has all of them. */
const MOST = 4;

/** What one staff member has completed and has yet to complete, with a link to their record. */
export function TrainingSummary({ staffId }: { staffId: string }) {
  const id = useId();
  const { basePath } = useTrainingSource();
  const record = useRecord(staffId);
  // People without permission to read it, and people who left the staff, have no record here.
  if (record.data === null) return null;
  return (
    <Stack as="section" $gap="xs" aria-labelledby={id}>
      <SectionTitle id={id}>Training</SectionTitle>
      <Loaded query={record} label="the training" failure={TRAINING_MODULES_FAILED} height="5rem">
        {(found) => found && <TrainingStanding record={found} />}
      </Loaded>
      <p>
        <Link to={`${basePath}/people/${staffId}`}>Open training record</Link>
      </p>
    </Stack>
  );
}

/** A person's progress and open modules. */
export function TrainingStanding({ record: { person, modules } }: { record: OwnTraining }) {
  const { assigned, completed } = person;
  const open = modules.filter(({ completedOn, isArchived }) => completedOn === null && !isArchived);
  const hours = `${hoursInWords(inServiceHours(person))} of in-service training this year`;
  if (assigned === 0)
    return (
      <Muted as="p">
        {NOTHING_ASSIGNED} {hours}.
      </Muted>
    );
  const words = `${completed} of ${assigned} modules completed`;
  return (
    <>
      <Progress
        label="Training"
        value={completed}
        max={assigned}
        valueText={words}
        tone={completed === assigned ? 'success' : 'water'}
      />
      <Muted as="p">
        {words}. {hours}.
      </Muted>
      {open.length > 0 && <Open modules={open} />}
    </>
  );
}

function Open({ modules }: { modules: OwnTraining['modules'] }) {
  const more = modules.length - MOST;
  return (
    <Lines role="list" aria-label="Not completed">
      {modules.slice(0, MOST).map(({ participantId, title, due }) => (
        <li key={participantId}>
          <span>{title}</span>
          {due && <When due={due} />}
        </li>
      ))}
      {more > 0 && (
        <li>
          <Muted>{more === 1 ? 'and one more' : `and ${more} more`}</Muted>
        </li>
      )}
    </Lines>
  );
}

/** There is no column header here, so the words name the day. */
function When({ due }: { due: Due }) {
  return due.state === 'later' ? <Muted>{dueInWords(due)}</Muted> : <DueBadge due={due} />;
}

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${token.space.xxs} ${token.space.sm};
    padding-block: ${token.space.xs};
  }

  li + li {
    border-top: 1px solid ${token.color.line};
  }
`;
