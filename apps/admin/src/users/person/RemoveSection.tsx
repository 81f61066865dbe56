import { FailedAlert, Quiet, SectionTitle } from '@platform/module-kit/screens';
import { Button, Dialog, Stack, toast } from '@platform/ui';
import { useId, useState } from 'react';
import { useOtherAdmins } from '../../source/queries';
import { COUNT_FAILED, REMOVE_FAILED, type Person } from '../../source/rows/person';
import { useAdminChange, useAdminSource } from '../../source/useAdminSource';

interface RemoveSectionProps {
  person: Person;
  onRemoved: () => void;
}

/**
 * Ends a person's membership in the club. Not rendered without a club, or for the reader: no one can remove themselves.
 */
export function RemoveSection({ person, onRemoved }: RemoveSectionProps) {
  const id = useId();
  const source = useAdminSource();
  const [isAsking, setAsking] = useState(false);
  const removal = useAdminChange(() => source.removeFromClub(person.userId), {
    onDone() {
      toast({ title: `${person.name} no longer belongs to ${person.club?.name ?? 'the club'}`, tone: 'success' });
      onRemoved();
    },
    failed: REMOVE_FAILED,
  });
  const isAdmin = person.role === 'admin';
  const otherAdmins = useOtherAdmins(person.userId, person.club?.id, isAsking && isAdmin);
  // Until it is known, no one counts as one of several administrators.
  const isUncounted = isAdmin && !otherAdmins.isSuccess;
  const { club } = person;
  if (!club || person.userId === source.userId) return null;
  if (person.role === 'super_admin' && !source.isFirm) return null;
  return (
    <Stack as="section" $gap="sm" $align="start" aria-labelledby={id}>
      <SectionTitle id={id}>Leaving</SectionTitle>
      <Quiet>They can no longer read anything of {club.name}. The account stays, and can be invited again.</Quiet>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        Remove from the club…
      </Button>
      {isAsking && (
        <Dialog
          open
          onClose={() => setAsking(false)}
          title={`Remove ${person.name} from ${club.name}?`}
          description={[
            'Their role and every feature that they were granted end with it. To come back they need a new invitation.',
            otherAdmins.data === 0 &&
              'They are the last administrator. The firm has to make another person administrator.',
          ]
            .filter(Boolean)
            .join(' ')}
          size="sm"
          actions={
            <>
              <Button variant="secondary" autoFocus onClick={() => setAsking(false)}>
                Cancel
              </Button>
              <Button
                variant="destructive"
                loading={removal.isPending || otherAdmins.isFetching}
                disabled={isUncounted && !otherAdmins.isFetching}
                onClick={() => removal.mutate(undefined, { onError: () => setAsking(false) })}
              >
                Remove from the club
              </Button>
            </>
          }
        >
          {isUncounted && (otherAdmins.errorUpdatedAt > 0 || otherAdmins.isPaused) && (
            <FailedAlert query={otherAdmins} title={COUNT_FAILED}>
              They may be the last administrator of {club.name}.
            </FailedAlert>
          )}
        </Dialog>
      )}
    </Stack>
  );
}
