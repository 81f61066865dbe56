import { submit_certification } from '@platform/database/raised';
import { Loaded, Slot } from '@platform/module-kit';
import { TitledDrawer, useCloseQuestion, NOT_ON_STAFF } from '@platform/module-kit/screens';
import { EmptyState, Stack } from '@platform/ui';
import { useState } from 'react';
import type { StaffMember } from '../source/rows/staffMember';
import { useStaffSource } from '../source/useStaffSource';
import { failures } from '../source/failures';
import { useStaff } from '../source/queries';
import { AccountSection } from './sections/AccountSection';
import { CertificationsSection } from './certifications/CertificationsSection';
import { EditPersonForm } from './form/EditPersonForm';
import { HistorySection } from './sections/HistorySection';
import { OnboardingSection } from './sections/OnboardingSection';
import { PersonDetails } from './PersonDetails';
import { PersonHead } from './PersonHead';
import { SeasonsSection } from './sections/SeasonsSection';

/** In place of an id in an address: the reader. */
const OWN = 'me';

interface PersonDrawerProps {
  /** Of a staff member, or `me`. */
  id: string;
  onClose: () => void;
}

/**
 * Everything about one person, beside the roster or, on a phone, in its place. Asks before closing over typed input.
 */
export function PersonDrawer({ id, onClose }: PersonDrawerProps) {
  const staff = useStaff();
  const isOwn = id === OWN;
  const found = staff.data?.people.find((person) => (isOwn ? person.isSelf : person.id === id));
  // The person may be in a part of the roster that has not loaded yet.
  const known = found || staff.data?.isWhole ? staff.data : undefined;
  const { close, question } = useCloseQuestion(onClose);
  return (
    <TitledDrawer title="Staff member" label={found?.name ?? 'Staff member'} onClose={close}>
      <Loaded query={{ ...staff, data: known }} label="the person" failure={failures.staff} height="20rem">
        {({ today }) =>
          found ? (
            <Person key={found.id} person={found} today={today} />
          ) : (
            <EmptyState
              title={isOwn ? NOT_ON_STAFF : 'Not found'}
              description={
                isOwn
                  ? submit_certification.youNotOnStaff.hint
                  : 'This person is not on the staff any more, or belongs to another club.'
              }
            />
          )
        }
      </Loaded>
      {question}
    </TitledDrawer>
  );
}

function Person({ person, today }: { person: StaffMember; today: string }) {
  const { canManage, isDemo } = useStaffSource();
  const [isEditing, setEditing] = useState(false);
  const { details } = person;
  if (isEditing && details) {
    return (
      <Stack $gap="lg">
        <PersonHead person={person} />
        <EditPersonForm person={{ ...person, details }} onDone={() => setEditing(false)} />
      </Stack>
    );
  }
  return (
    <Stack $gap="xl">
      <PersonHead person={person} />
      <PersonDetails person={person} onEdit={canManage ? () => setEditing(true) : undefined} />
      {canManage && !isDemo && details && <AccountSection staffId={person.id} email={details.email} />}
      {details && <CertificationsSection person={{ ...person, details }} today={today} />}
      {details && <OnboardingSection person={person} />}
      {details && !isDemo && <Slot name="staff.drawer" as="sections" props={{ staffId: person.id }} />}
      {canManage && <SeasonsSection personId={person.id} />}
      {canManage && <HistorySection person={person} />}
    </Stack>
  );
}
