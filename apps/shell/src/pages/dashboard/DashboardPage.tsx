import { Link } from '@platform/module-kit';
import { useAuth, usePermissions } from '@platform/session';
import {
  Badge,
  Button,
  Card,
  CardTitle,
  EmptyState,
  ErrorState,
  Grid,
  Icon,
  Inline,
  PageHeader,
  Skeleton,
  Stack,
  StatTile,
  token,
} from '@platform/ui';
import { styled } from 'styled-components';
import { useNavEntries } from '../../chrome/storeHooks';
import { groupByCategory } from './groupByCategory';

/** What the person may use: their granted features by category, and the modules of their club. */
export function DashboardPage() {
  const { displayName, club } = useAuth();
  const { answer } = usePermissions();
  return (
    <Page>
      <PageHeader
        eyebrow={club?.name}
        title={`Welcome, ${displayName}`}
        description="What you can use, and where to start."
      />
      {answer.status === 'loading' && <Skeleton $height="16rem" />}
      {answer.status === 'failed' && <PermissionsFailed message={answer.message} />}
      {answer.status === 'ready' && <Overview groups={groupByCategory(answer.value)} count={answer.value.length} />}
    </Page>
  );
}

function PermissionsFailed({ message }: { message: string }) {
  const { reloadMembership } = useAuth();
  return (
    <ErrorState
      title="Your features could not be loaded"
      description={message}
      onRetry={() => void reloadMembership()}
    />
  );
}

function Overview({ groups, count }: { groups: ReturnType<typeof groupByCategory>; count: number }) {
  const { club, isAdmin } = useAuth();
  const modules = useNavEntries('sidebar').filter((entry) => entry.section === 'modules');
  return (
    <Stack $gap="xl">
      <Grid $min="9.5rem" $stretch aria-label="Quick overview" role="group">
        <StatTile label="Features" value={count} detail="granted to you" />
        <StatTile label="Categories" value={groups.length} detail="they belong to" />
        <StatTile
          label="Modules"
          value={modules.length}
          detail={club ? "in your club's engagement" : 'on the platform'}
        />
      </Grid>
      {modules.length > 0 && (
        <Inline aria-label="Modules" role="group">
          {modules.map(({ to, label, icon }) => (
            <Button key={to} as={Link} to={to} variant="secondary" icon={<Icon name={icon ?? 'circle'} size={18} />}>
              {label}
            </Button>
          ))}
        </Inline>
      )}
      {count === 0 ? (
        <Card>
          <EmptyState
            title="No Features Available"
            description={
              isAdmin
                ? 'Features come with your engagement. Contact us for what you need.'
                : "Your club's administrator grants features. Ask them for what you need."
            }
            icon={<Icon name="shield" size={24} />}
          />
        </Card>
      ) : (
        <Grid>
          {groups.map(({ category, features }) => (
            <Card key={category}>
              <Inline $justify="between">
                <CardTitle>{category}</CardTitle>
                <Badge tone="water">{features.length}</Badge>
              </Inline>
              <Features>
                {features.map(({ featureName, featureDisplayName }) => (
                  <li key={featureName}>{featureDisplayName}</li>
                ))}
              </Features>
            </Card>
          ))}
        </Grid>
      )}
    </Stack>
  );
}

const Page = styled.div`
  max-width: ${token.width.page};
  margin-inline: auto;
`;

const Features = styled.ul`
  margin-top: ${token.space.sm};
  padding-left: 1.1em;
  color: ${token.color.inkMuted};
`;
