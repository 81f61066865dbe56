import { Card, media, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { ClubName } from './ClubName';
import type { ClubsProps } from './ClubTable';
import { EngagementCell } from './EngagementCell';

/** The matrix on a phone: one club after the other, each with its modules. */
export function ClubCards({ clubs, modules, onChoose, onChangePlan }: ClubsProps) {
  return (
    <PhoneOnly $gap="md">
      {clubs.map((club) => (
        <Card key={club.id} as="section" aria-label={club.name}>
          <ClubName club={club} onChangePlan={onChangePlan} />
          <Modules role="list">
            {modules.map((module) => (
              <Line key={module.id}>
                <span>{module.title}</span>
                <EngagementCell club={club} module={module} onChoose={onChoose} />
              </Line>
            ))}
          </Modules>
        </Card>
      ))}
    </PhoneOnly>
  );
}

const PhoneOnly = styled(Stack)`
  @media ${media.desktop} {
    display: none;
  }
`;

const Modules = styled.ul`
  display: grid;
  margin: ${token.space.md} 0 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
  align-items: center;
  gap: ${token.space.sm};
  padding-block: ${token.space.xxs};
  border-top: 1px solid ${token.color.line};
`;
