import { Quiet } from '@platform/module-kit/screens';
import { Link, Loaded } from '@platform/module-kit';
import { Avatar, Badge, Inline, token } from '@platform/ui';
import { styled } from 'styled-components';
import { useAdministrators } from '../../source/queries';
import { PEOPLE_FAILED } from '../../source/rows/person';
import { useAdminSource } from '../../source/useAdminSource';
import { Line, LineTitle, LineWords, Lines } from '../frame/Lines';
import { SettingsCard } from '../frame/SettingsCard';

/** The club's administrators, and where to change that. */
export function AdministratorsCard({ clubId }: { clubId: string }) {
  const { userId: ownId } = useAdminSource();
  const people = useAdministrators(clubId);
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
