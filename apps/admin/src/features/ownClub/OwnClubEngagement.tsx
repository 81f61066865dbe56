import { brand } from '@platform/contract';
import { Loaded } from '@platform/module-kit';
import { Quiet } from '@platform/module-kit/screens';
import { Alert, Badge, Card, CardTitle, Inline, SkeletonCards, Stack, token } from '@platform/ui';
import { styled } from 'styled-components';
import { planInWords } from '../../shared/plans';
import { useEngagedClubs, useEngagementModules } from '../../source/queries';
import { engagementOf, type EngagedClub, type EngagementModule } from '../../source/rows/engagement';
import { changeInWords, clubMomentInWords } from '../engagements/engagementWords';
import { History } from '../engagements/History';
import { MODULES_FAILED } from '../../source/failures';
import { CLUBS_FAILED } from '../../source/rows/club';

/** An administrator's own club: its plan, its modules, and the history of changes. Only the firm decides. */
export function OwnClubEngagement() {
  const modules = useEngagementModules();
  const clubs = useEngagedClubs({ search: '', page: 1, linked: '' });
  return (
    <Loaded query={modules} failure={MODULES_FAILED} shape={<SkeletonCards />}>
      {(known) => (
        <Loaded query={clubs} failure={CLUBS_FAILED} shape={<SkeletonCards />}>
          {({ clubs: [club] }) =>
            club ? <ClubEngagement club={club} modules={known} /> : <Alert>You administer no club yet.</Alert>
          }
        </Loaded>
      )}
    </Loaded>
  );
}

function ClubEngagement({ club, modules }: { club: EngagedClub; modules: readonly EngagementModule[] }) {
  return (
    <Stack $gap="lg">
      <Alert title={`Your plan is ${planInWords(club.plan)}`}>
        {brand.name} agrees with you which modules your club has, and switches them on and off. Ask your consultant when
        you want something changed; what you recorded stays, whatever is switched off.
      </Alert>
      <Card>
        <CardTitle>Modules</CardTitle>
        <List role="list">
          {modules.map((module) => {
            const { on, version, waiting } = engagementOf(club, module.id);
            return (
              <Line key={module.id}>
                <Inline $justify="between">
                  <Name>{module.title}</Name>
                  <Badge tone={on ? 'success' : 'outline'}>{on ? 'On' : 'Off'}</Badge>
                </Inline>
                <Quiet>
                  {on
                    ? version
                      ? `Release ${version}`
                      : 'Agreed; its first release is to come'
                    : 'Not part of your engagement'}
                </Quiet>
                {waiting && (
                  <Quiet>
                    From {clubMomentInWords(waiting.effectiveAt, club.timeZone)}: {changeInWords(waiting)}.{' '}
                    {waiting.reason}
                  </Quiet>
                )}
              </Line>
            );
          })}
        </List>
      </Card>
      <Card>
        <Stack>
          <CardTitle>What changed</CardTitle>
          <History club={club} />
        </Stack>
      </Card>
    </Stack>
  );
}

const List = styled.ul`
  display: grid;
  margin: ${token.space.sm} 0 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  padding-block: ${token.space.sm};
  & + & {
    border-top: 1px solid ${token.color.line};
  }
`;

const Name = styled.span`
  font-weight: ${token.weight.medium};
`;
