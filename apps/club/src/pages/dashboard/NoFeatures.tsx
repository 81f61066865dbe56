import { useQuery } from '@platform/module-kit';
import { administersClub, useMember, type Club } from '@platform/session';
import { Card, EmptyState, Icon } from '@platform/ui';
import { listTeam } from '../userDashboard/team/listTeam';

/** Says that no feature was granted, and who can grant one. */
export function NoFeatures() {
  const member = useMember();
  if (!member || administersClub(member.role)) {
    return <Nothing>Features come with your engagement. Contact us for what you need.</Nothing>;
  }
  return <NothingGranted club={member.club} />;
}

function NothingGranted({ club }: { club: Club }) {
  const team = useQuery({ queryKey: ['team', club.id], queryFn: () => listTeam(club.id) });
  const administrators = (team.data ?? []).filter(({ role }) => administersClub(role)).map(({ name }) => name);
  return (
    <Nothing>
      {administrators.length > 0
        ? `${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(administrators)} can grant you more than your role brings. Ask for what you need.`
        : "Your club's administrator can grant you more than your role brings. Ask for what you need."}
    </Nothing>
  );
}

const Nothing = ({ children }: { children: string }) => (
  <Card>
    <EmptyState title="No Features Available" description={children} icon={<Icon name="shield" size={24} />} />
  </Card>
);
