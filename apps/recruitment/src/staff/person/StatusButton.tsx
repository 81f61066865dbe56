import { dayInWords, Refusal } from '@platform/module-kit/screens';
import { Alert, Button, Dialog, toast } from '@platform/ui';
import { useState } from 'react';
import { FailedReads } from '../../shared/parts/FailedReads';
import type { StaffDetails, StaffMember } from '../source/rows/staffMember';
import { useStaffSource } from '../source/useStaffSource';
import { failures } from '../source/failures';
import { usePersonChange, useStaff } from '../source/queries';
import { draftOf } from './form/personDraft';
import { useConcernsAbout } from './form/usePersonConcerns';

interface StatusChangeProps {
  person: StaffMember & { details: StaffDetails };
}

/** Removes a person from the staff, or brings them back, after the manager has read the effects. */
export function StatusButton({ person }: StatusChangeProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const comesBack = person.status === 'Inactive';
  return (
    <>
      <Button variant={comesBack ? 'secondary' : 'quiet'} size="sm" onClick={() => setAsking(true)}>
        {comesBack ? 'Reactivate…' : 'Deactivate…'}
      </Button>
      {isAsking &&
        (comesBack ? (
          <Reactivation person={person} onClose={close} />
        ) : (
          <Deactivation person={person} onClose={close} />
        ))}
    </>
  );
}

interface StatusQuestionProps extends StatusChangeProps {
  onClose: () => void;
}

function Deactivation({ person, onClose }: StatusQuestionProps) {
  const change = useStatusChange(person, 'Inactive', onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={`Deactivate ${person.name}?`}
      description="Their position becomes free, and the season notes that they left. Their hours and certifications stay, and you can bring them back."
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            Cancel
          </Button>
          <Button variant="destructive" loading={change.isPending} onClick={() => change.mutate()}>
            Deactivate
          </Button>
        </>
      }
    >
      <Refusal error={change.error} title={failures.update} />
    </Dialog>
  );
}

function Reactivation({ person, onClose }: StatusQuestionProps) {
  const change = useStatusChange(person, 'Active', onClose);
  const { endDate } = person.details;
  const today = useStaff().data?.today ?? '';
  const isOver = endDate !== null && endDate < today;
  const { words, reads } = useConcernsAbout({ ...draftOf(person), status: 'Active' }, person);
  const concerns = [
    ...(words ?? []),
    ...(isOver ? [`Their last day, ${dayInWords(endDate)}, stays: change it before you give them shifts.`] : []),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={`Reactivate ${person.name}?`}
      description={`They are Active from now on, take a position of ${person.role}, and belong to this season again.`}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!words} loading={change.isPending} onClick={() => change.mutate()}>
            Reactivate
          </Button>
        </>
      }
    >
      <FailedReads title={failures.checks} reads={reads} />
      {concerns.length > 0 && <Alert tone="warning">{concerns.join(' ')}</Alert>}
      <Refusal error={change.error} title={failures.update} />
    </Dialog>
  );
}

function useStatusChange(person: StatusChangeProps['person'], status: 'Active' | 'Inactive', onClose: () => void) {
  const source = useStaffSource();
  const save = () => source.saveMember(person.id, { ...draftOf(person), status }, person.details.version);
  return usePersonChange(person.id, save, {
    onDone() {
      toast({
        title: status === 'Active' ? `${person.name} is active again` : `${person.name} is inactive now`,
        tone: 'success',
      });
      onClose();
    },
  });
}
