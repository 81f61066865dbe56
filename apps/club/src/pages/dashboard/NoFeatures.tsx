import { administersClub } from '@platform/session';
import { Card, EmptyState, Icon } from '@platform/ui';
import { MemberPages } from '../../MemberPages';
import { useTeam } from '../../source/queries';
import { useClubSource } from '../../source/useClubSource';

/** Says that no feature was granted, and who can grant one. */
export function NoFeatures() {
  return (
    <MemberPages noClub={<NothingEngaged />}>
      <NothingOfMember />
    </MemberPages>
  );
}

function NothingOfMember() {
  return useClubSource().canAdminister ? <NothingEngaged /> : <NothingGranted />;
}

const NothingEngaged = () => <Nothing>Features come with your engagement. Contact us for what you need.</Nothing>;

function NothingGranted() {
  const team = useTeam();
  const administrators = (team.data ?? []).filter(({ role }) => administersClub(role)).map(({ name }) => name);
  return (
    <Nothing>
      {administrators.length > 0
        ? `${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(administrators)} can grant you more features than your role has. Ask for what you need.`
        : "Your club's administrator can grant you more features than your role has. Ask for what you need."}
    </Nothing>
  );
}

const Nothing = ({ children }: { children: string }) => (
  <Card>
    <EmptyState title="No Features Available" description={children} icon={<Icon name="shield" size={24} />} />
  </Card>
);
