import { counted, matchesWords, Muted, RoleBadge } from '@platform/module-kit/screens';
import { roleTitles } from '@platform/session';
import { Avatar, Badge, Button, EmptyState, Icon, Inline, SearchField, Stack, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { TeamMember } from '../../../source/rows/teamMember';

interface TeamListProps {
  team: TeamMember[];
  /** The reader's account. */
  ownId: string;
  onWrite: (recipientId: string) => void;
}

/** A list of at least this many people has a search field. */
const MANY = 8;

/** Everyone in the club, with a button to write to each of the others. */
export function TeamList({ team, ownId, onWrite }: TeamListProps) {
  const [sought, setSought] = useState('');
  const found = team.filter(({ name }) => matchesWords(sought, name));
  return (
    <Stack>
      {team.length >= MANY && (
        <SearchField
          label="Search team members by name"
          value={sought}
          onChange={setSought}
          found={counted(found.length, 'person', 'people')}
        />
      )}
      {found.length === 0 ? (
        <EmptyState
          title="No team members found"
          description={team.length === 0 ? 'People your administrator invites appear here.' : 'No one has that name.'}
          icon={<Icon name="users" size={24} />}
        />
      ) : (
        <People role="list" aria-label="Team members">
          {found.map((member) => (
            <Member
              key={member.id}
              member={member}
              onWrite={member.userId === ownId ? undefined : () => onWrite(member.userId)}
            />
          ))}
        </People>
      )}
    </Stack>
  );
}

/** People cannot write to themselves: their own line has no `onWrite`. */
function Member({ member: { name, role, job, phone }, onWrite }: { member: TeamMember; onWrite?: () => void }) {
  return (
    <Line>
      <Avatar name={name} />
      <Words>
        <Inline $gap="xs">
          <Name>{name}</Name>
          <RoleBadge role={role} />
          {!onWrite && <Badge tone="outline">You</Badge>}
        </Inline>
        {job && job !== roleTitles[role] && <Muted>{job}</Muted>}
        {phone && <Phone href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Phone>}
      </Words>
      {onWrite && (
        <Button variant="secondary" size="sm" aria-label={`Message ${name}`} onClick={onWrite}>
          Message
        </Button>
      )}
    </Line>
  );
}

const People = styled.ul`
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space.sm};
  padding-block: ${token.space.sm};
  & + & {
    border-top: 1px solid ${token.color.line};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space.hair};
  flex: 1;
  min-width: 0;
`;

const Name = styled.span`
  font-weight: ${token.weight.semibold};
  overflow-wrap: anywhere;
`;

const Phone = styled.a`
  justify-self: start;
  font-size: ${token.size.sm};
`;
