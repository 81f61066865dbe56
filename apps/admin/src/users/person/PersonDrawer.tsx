import { Loaded } from '@platform/module-kit';
import { RoleBadge } from '@platform/module-kit/screens';
import { Avatar, Badge, DescriptionList, Drawer, IconButton, Inline, Stack, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { usePerson } from '../../source/queries';
import { PEOPLE_FAILED, type Person } from '../../source/rows/person';
import { useAdminSource } from '../../source/useAdminSource';
import { FeaturesSection } from './FeaturesSection';
import { RemoveSection } from './RemoveSection';
import { RoleSection } from './RoleSection';

interface PersonDrawerProps {
  userId: string;
  onClose: () => void;
}

/** Everything about one person, beside the list; on a phone in its place. */
export function PersonDrawer({ userId, onClose }: PersonDrawerProps) {
  const source = useAdminSource();
  const person = usePerson(userId);
  return (
    <Drawer open side="right" label={person.data?.name ?? 'Person'} onClose={onClose}>
      <Content>
        <Corner>
          <IconButton label="Close" icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
        </Corner>
        <Loaded query={person} label="the person" failure={PEOPLE_FAILED} height="20rem">
          {(found) => (
            <Stack $gap="xl">
              <Head person={found} isOwn={userId === source.userId} />
              <Details>
                <DescriptionList items={detailsOf(found)} />
              </Details>
              <RoleSection person={found} />
              <FeaturesSection person={found} />
              <RemoveSection person={found} onRemoved={onClose} />
            </Stack>
          )}
        </Loaded>
      </Content>
    </Drawer>
  );
}

function Head({ person, isOwn }: { person: Person; isOwn: boolean }) {
  return (
    <HeadFrame>
      <Avatar name={person.name} size="lg" />
      <Stack $gap="xxs">
        <Name>{person.name}</Name>
        {person.email !== null && <Address href={`mailto:${person.email}`}>{person.email}</Address>}
        <Inline $gap="xxs">
          <RoleBadge role={person.role} />
          {isOwn && <Badge tone="outline">You</Badge>}
        </Inline>
      </Stack>
    </HeadFrame>
  );
}

function detailsOf(person: Person) {
  return [
    { term: 'Club', description: person.club?.name ?? 'No club' },
    { term: 'Phone', description: person.phone ?? 'No phone number' },
    { term: 'Joined', description: dateInWords(person.createdAt, 'day') },
    {
      term: 'Last sign-in',
      description: person.lastSignInAt === null ? 'Not yet' : dateInWords(person.lastSignInAt, 'moment'),
    },
  ];
}

const Content = styled.div`
  position: relative;
  padding: ${token.space.lg};
`;

const Corner = styled.div`
  position: absolute;
  inset: ${token.space.xs} ${token.space.xs} auto auto;
`;

const Details = styled.div`
  font-size: ${token.size.sm};
`;

const HeadFrame = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.md};
  padding-inline-end: ${token.space.xxl};
  overflow-wrap: anywhere;
`;

const Name = styled.h2`
  font-size: ${token.size.lg};
`;

const Address = styled.a`
  justify-self: start;
  font-size: ${token.size.sm};
`;
