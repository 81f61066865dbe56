import { asking, Quiet } from '@platform/module-kit/screens';
import { Link, Loaded, useQuery } from '@platform/module-kit';
import { type Club } from '@platform/session';
import { Avatar, Badge, Inline, token } from '@platform/ui';
import { styled } from 'styled-components';
import { withAddresses } from '../../users/people/addresses';
import { PEOPLE_FAILED, PROFILE_COLUMNS, type Person } from '../../users/people/person';
import { Line, LineTitle, LineWords, Lines } from '../frame/Lines';
import { SettingsCard } from '../frame/SettingsCard';

/** The administrators of a club, by name. */
async function listAdministrators(clubId: string): Promise<Person[]> {
  const rows = await asking(PEOPLE_FAILED)((db) =>
    db.from('profiles').select(PROFILE_COLUMNS).eq('club_id', clubId).eq('role', 'admin').order('display_name'),
  );
  return withAddresses(rows);
}

/** The club's administrators, and where to change that. */
export function AdministratorsCard({ club, ownId }: { club: Club; ownId: string }) {
  const people = useQuery({
    queryKey: ['admin', 'administrators', club.id],
    queryFn: () => listAdministrators(club.id),
  });
  return (
    <SettingsCard
      title="Administrators"
      description="They invite people, change roles and grant features. Make or unmake one under Users."
    >
      <Loaded query={people} label="administrators" failure={PEOPLE_FAILED} height="6rem">
        {(administrators) => (
          <Lines role="list" aria-label="Administrators">
            {administrators.map(({ userId, name, email }) => (
              <Line key={userId}>
                <Inline $gap="sm">
                  <Avatar name={name} />
                  <LineWords>
                    <LineTitle>
                      <PersonLink to={`/admin?person=${userId}`}>{name}</PersonLink>
                      {userId === ownId && <Badge tone="outline">You</Badge>}
                    </LineTitle>
                    <Quiet>{email}</Quiet>
                  </LineWords>
                </Inline>
              </Line>
            ))}
          </Lines>
        )}
      </Loaded>
    </SettingsCard>
  );
}

const PersonLink = styled(Link)`
  color: ${token.color.ink};
`;
