import { InvitationsDialog } from '@platform/module-kit/screens';
import type { Role } from '@platform/session';
import { RadioGroup, SelectField } from '@platform/ui';
import { useState } from 'react';
import { plans } from '../../shared/plans';
import { useClubs } from '../../source/queries';
import { CLUBS_FAILED } from '../../source/rows/club';
import { useAdminReread, useAdminSource } from '../../source/useAdminSource';
import { offersFor } from './offers';

/** The value of "to no club" in the list of clubs, where a value must be a text. */
const NO_CLUB = 'none';

/** The plan of a new client unless the firm chooses another. */
const SMALLEST_PLAN = 'launch';

/** Invites one or many addresses, to a club and a role. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { club, isFirm, sendInvitation } = useAdminSource();
  const ownClubId = club?.id ?? null;
  const [clubId, setClubId] = useState<string | null>(ownClubId);
  const [role, setRole] = useState<Role>('user');
  const [plan, setPlan] = useState(SMALLEST_PLAN);
  const isNewClient = clubId === null && role === 'user';
  const clubs = useClubs();
  return (
    <InvitationsDialog
      title="Invite people"
      description="You can resend or revoke it until it is accepted."
      invite={(email) => sendInvitation(email, { role, clubId, ...(isNewClient && { plan }) })}
      reread={useAdminReread()}
      isChanged={role !== 'user' || clubId !== ownClubId || plan !== SMALLEST_PLAN}
      onClose={onClose}
      above={
        isFirm && (
          <SelectField
            label="Club"
            value={clubId ?? NO_CLUB}
            error={clubs.isError ? CLUBS_FAILED : undefined}
            options={[
              { value: NO_CLUB, label: 'No club: a new client, or the firm' },
              ...(clubs.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => {
              setClubId(event.target.value === NO_CLUB ? null : event.target.value);
              setRole('user');
            }}
          />
        )
      }
    >
      <RadioGroup label="They join as" options={offersFor(clubId)} value={role} onChange={setRole} />
      {isNewClient && (
        <SelectField
          label="Plan of their club"
          hint="It decides which modules and features the club begins with. You can change them at any time."
          value={plan}
          options={Object.entries(plans).map(([value, label]) => ({ value, label }))}
          onChange={(event) => setPlan(event.target.value)}
        />
      )}
    </InvitationsDialog>
  );
}
