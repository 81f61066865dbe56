import { Refusal } from '@platform/module-kit/screens';
import { Button, Inline, Stack, TextArea, toast } from '@platform/ui';
import { useState } from 'react';
import type { Certification, StaffMember } from '../../source/rows/staffMember';
import { useStaffSource } from '../../source/useStaffSource';
import { usePersonChange } from '../../source/queries';

interface ReviewActionsProps {
  person: StaffMember;
  certification: Certification;
}

/** A manager confirms what a person sent, or sends it back with a reason. */
export function ReviewActions({ person, certification }: ReviewActionsProps) {
  const source = useStaffSource();
  const [isReturning, setReturning] = useState(false);
  const [reason, setReason] = useState('');
  const [wasTried, setTried] = useState(false);
  const decide = (given: string | null) =>
    given === null ? source.confirmCertification(certification) : source.returnCertification(certification, given);
  const deciding = usePersonChange(person.id, decide, {
    onDone: (_done, given) =>
      toast({
        title: `${certification.name} of ${person.name} is ${given === null ? 'confirmed' : 'sent back'}`,
        tone: 'success',
      }),
  });
  return (
    <Stack $gap="xs">
      {isReturning && (
        <TextArea
          label={`What ${person.name} has to change`}
          rows={2}
          limit={500}
          autoFocus
          value={reason}
          error={wasTried && reason.trim() === '' ? 'Enter what has to change.' : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <Refusal error={deciding.error} title="Nothing was decided" />
      <Inline $gap="xs">
        {isReturning ? (
          <>
            <Button
              size="sm"
              loading={deciding.isPending}
              onClick={() => {
                setTried(true);
                if (reason.trim() !== '') deciding.mutate(reason.trim());
              }}
            >
              Send back
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setReturning(false)}>
              Cancel
            </Button>
          </>
        ) : (
          <>
            <Button
              size="sm"
              aria-label={`Confirm ${certification.name}`}
              loading={deciding.isPending}
              onClick={() => deciding.mutate(null)}
            >
              Confirm
            </Button>
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Send ${certification.name} back`}
              onClick={() => setReturning(true)}
            >
              Send back…
            </Button>
          </>
        )}
      </Inline>
    </Stack>
  );
}
