import { Quiet, RoleBadge, WholeRowName } from '@platform/module-kit/screens';
import { Avatar, Badge, Inline, media, token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { styled } from 'styled-components';
import { useUsersAddress } from '../useUsersAddress';
import type { Person } from '../../source/rows/person';

interface PeopleRowsProps {
  people: readonly Person[];
  /** The reader's account. */
  ownId: string;
  /** Whether the people belong to different clubs. */
  withClub: boolean;
}

/** The people, one line each, linked to the person's details. */
export function PeopleRows({ people, ownId, withClub }: PeopleRowsProps) {
  const { linkTo } = useUsersAddress();
  return (
    <ul role="list" aria-label="People">
      {people.map((person) => (
        <Row key={person.userId}>
          <Avatar name={person.name} />
          <Words>
            <Inline $gap="xs">
              <Name to={linkTo({ person: person.userId })}>{person.name}</Name>
              {person.email !== null && person.lastSignInAt === null && <Badge tone="outline">Invited</Badge>}
              {person.userId === ownId && <Badge tone="outline">You</Badge>}
            </Inline>
            {person.email !== null && person.email !== person.name && <Quiet>{person.email}</Quiet>}
          </Words>
          <Inline>
            <RoleBadge role={person.role} />
          </Inline>
          {withClub && <Club>{person.club?.name ?? 'No club'}</Club>}
          <Joined>Joined {dateInWords(person.createdAt, 'day')}</Joined>
        </Row>
      ))}
    </ul>
  );
}

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 2fr) 9rem minmax(0, 1.4fr) 9.5rem;
  align-items: center;
  gap: ${token.space.xxs} ${token.space.md};
  padding: ${token.space.sm} ${token.space.lg};
  &:hover {
    background: ${token.color.surfaceHover};
  }
  & + & {
    border-top: 1px solid ${token.color.line};
  }
  @media ${media.narrow} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding-inline: ${token.space.md};
  }
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
`;

const Name = styled(WholeRowName)`
  &:hover {
    color: ${token.color.ink};
  }
`;

const Club = styled(Quiet)`
  @media ${media.narrow} {
    grid-column: 2 / -1;
  }
`;

const Joined = styled(Quiet)`
  grid-column: -2;
  text-align: end;
  white-space: nowrap;
  @media ${media.narrow} {
    display: none;
  }
`;
