import { Loaded } from '@platform/module-kit';
import { useCloseQuestion } from '@platform/module-kit/screens';
import { Drawer, EmptyState, IconButton, Stack, token } from '@platform/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { StaffMember } from '../source/staffMember';
import { useStaffSource } from '../source/StaffSourceContext';
import { failures } from '../source/words';
import { useStaff } from '../staffQueries';
import { CertificationsSection } from './CertificationsSection';
import { EditPersonForm } from './EditPersonForm';
import { HistorySection } from './HistorySection';
import { OnboardingSection } from './OnboardingSection';
import { PersonDetails } from './PersonDetails';
import { PersonHead } from './PersonHead';
import { SeasonsSection } from './SeasonsSection';

interface PersonDrawerProps {
  id: string;
  onClose: () => void;
}

/** Everything about one person, beside the roster; on a phone in its place. Asks before it closes over what was typed. */
export function PersonDrawer({ id, onClose }: PersonDrawerProps) {
  const staff = useStaff();
  const found = staff.data?.people.find((person) => person.id === id);
  // Whoever has not come yet may still come.
  const known = found || staff.data?.isWhole ? staff.data : undefined;
  const { close, question } = useCloseQuestion(onClose);
  return (
    <Drawer open side="right" label={found?.name ?? 'Staff member'} onClose={close}>
      <Content>
        <Corner>
          <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} onClick={close} />
        </Corner>
        <Loaded query={{ ...staff, data: known }} label="the person" failure={failures.staff} height="20rem">
          {({ today }) =>
            found ? (
              <Person key={found.id} person={found} today={today} />
            ) : (
              <EmptyState
                title="Not found"
                description="This person is not on the staff any more, or belongs to another club."
              />
            )
          }
        </Loaded>
      </Content>
      {question}
    </Drawer>
  );
}

function Person({ person, today }: { person: StaffMember; today: string }) {
  const { may } = useStaffSource();
  const [isEditing, setEditing] = useState(false);
  const { details } = person;
  if (isEditing && details) {
    return (
      <Stack $gap="lg">
        <PersonHead person={person} />
        <EditPersonForm person={{ ...person, details }} today={today} onDone={() => setEditing(false)} />
      </Stack>
    );
  }
  return (
    <Stack $gap="xl">
      <PersonHead person={person} />
      <PersonDetails person={person} onEdit={may.edit ? () => setEditing(true) : undefined} />
      {details && <CertificationsSection person={{ ...person, details }} today={today} />}
      {details && <OnboardingSection person={person} />}
      {may.edit && <SeasonsSection personId={person.id} />}
      {may.edit && <HistorySection person={person} />}
    </Stack>
  );
}

const Content = styled.div`
  position: relative;
  padding: ${token.space.lg};
`;

const Corner = styled.div`
  position: absolute;
  inset: ${token.space.xs} ${token.space.xs} auto auto;
`;
