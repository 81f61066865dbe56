import { Link } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { Avatar, Badge, Button, DescriptionList, Inline, Stack, token, type Tone } from '@platform/ui';
import { styled } from 'styled-components';
import type { Colleague } from './paletteItem';

interface PersonCardProps {
  person: Colleague;
  /** Called when a link leads away. */
  onLeave: () => void;
}

/** Who somebody of the club is, as far as everyone of the club may know. */
export function PersonCard({ person, onLeave }: PersonCardProps) {
  const { user } = useAuth();
  const { name, role, onRoster, accountId } = person;
  return (
    <Stack>
      <Inline>
        <Avatar name={name} size="lg" />
        <div>
          <Name>{name}</Name>
          <Role>{role}</Role>
        </div>
      </Inline>
      {onRoster && <RosterFacts {...onRoster} />}
      {accountId && accountId !== user?.id && (
        <Inline>
          <Button as={Link} to={`/user-dashboard?tab=team&write=${accountId}`} onClick={onLeave}>
            Send Message
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function RosterFacts({ status, certificationBadge }: NonNullable<Colleague['onRoster']>) {
  return (
    <DescriptionList
      items={[
        { term: 'Status', description: <Badge tone={statusTones[status] ?? 'neutral'}>{status}</Badge> },
        {
          term: 'Certifications',
          description: (
            <Badge tone={certificationBadge === 'Current' ? 'success' : 'warning'}>{certificationBadge}</Badge>
          ),
        },
      ]}
    />
  );
}

const statusTones: Readonly<Record<string, Tone>> = { Active: 'success', 'Pending Onboarding': 'warning' };

const Name = styled.p`
  font-size: ${token.size.lg};
  font-weight: ${token.weight.semibold};
`;

const Role = styled.p`
  color: ${token.color.inkMuted};
`;
