import { Avatar, Badge, DescriptionList, Inline, Stack, token, type Tone } from '@platform/ui';
import { styled } from 'styled-components';
import type { Colleague } from './paletteItem';

/** Who a member of the club is, as far as everyone in the club may know. Their name stands above. */
export function PersonCard({ person: { name, role, onRoster } }: { person: Colleague }) {
  return (
    <Stack>
      <Inline>
        <Avatar name={name} size="lg" />
        <Role>{role}</Role>
      </Inline>
      {onRoster && <RosterFacts {...onRoster} />}
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
            <Badge tone={certificationBadge === 'Current' ? 'success' : 'neutral'}>{certificationBadge}</Badge>
          ),
        },
      ]}
    />
  );
}

const statusTones: Readonly<Record<string, Tone>> = { Active: 'success', 'Pending Onboarding': 'warning' };

const Role = styled.p`
  color: ${token.color.inkMuted};
`;
