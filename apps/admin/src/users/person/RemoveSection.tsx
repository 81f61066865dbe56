import { useMutation, useQuery, useQueryClient } from '@platform/module-kit';
import { saving, FailedAlert, toastFailure, SectionTitle } from '@platform/module-kit/screens';
import { Button, Dialog, Stack, toast, token } from '@platform/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { Administrator } from '../../useAdministrator';
import type { Person } from '../people/person';
import { COUNT_FAILED, countOtherAdmins } from './changeRole';

const REMOVE_FAILED = 'Failed to remove the person';

async function removeFromClub(userId: string): Promise<void> {
  await saving(REMOVE_FAILED)((db) => db.rpc('remove_from_club', { user_id_param: userId }));
}

interface RemoveSectionProps {
  person: Person;
  administrator: Administrator;
  onRemoved: () => void;
}

/**
 * Ends a person's membership in the club. Not rendered without a club, or for the reader: no one can remove themselves.
 */
export function RemoveSection({ person, administrator, onRemoved }: RemoveSectionProps) {
  const id = useId();
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () => removeFromClub(person.userId),
    onSuccess: () => {
      toast({ title: `${person.name} no longer belongs to ${person.club?.name ?? 'the club'}`, tone: 'success' });
      onRemoved();
    },
    onError: (error) => toastFailure(REMOVE_FAILED, error),
    onSettled: () => {
      setAsking(false);
      return cache.invalidateQueries({ queryKey: ['admin'] });
    },
  });
  const isAdmin = person.role === 'admin';
  const otherAdmins = useQuery({
    queryKey: ['admin', 'other administrators', person.userId],
    queryFn: () => countOtherAdmins(person),
    enabled: isAsking && isAdmin,
  });
  // Until it is known, no one counts as one of several administrators.
  const isUncounted = isAdmin && !otherAdmins.isSuccess;
  const { club } = person;
  if (!club || person.userId === administrator.userId) return null;
  if (person.role === 'super_admin' && !administrator.isFirm) return null;
  return (
    <Stack as="section" $gap="sm" $align="start" aria-labelledby={id}>
      <SectionTitle id={id}>Leaving</SectionTitle>
      <About>They can no longer read anything of {club.name}. The account stays, and can be invited again.</About>
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
                onClick={() => removal.mutate()}
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

const About = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
