import {
  EntryIcon,
  useEntriesWithoutClub,
  useManifest,
  useModulesRetry,
  useNavEntries,
  useRights,
  type OfferedEntry,
} from '@platform/module-kit';
import {
  Figure,
  FigureOutline,
  FigureStrip,
  MembershipFailed,
  ModulesFailed,
  OWN_FEATURES_FAILED,
  Section,
} from '@platform/module-kit/screens';
import { editsClub, useAuth, useMember, usePermissions } from '@platform/session';
import {
  AppPage,
  Badge,
  Button,
  type ButtonVariant,
  Card,
  CardTitle,
  Grid,
  Inline,
  onDemand,
  PageHeader,
  SkeletonCards,
  Stack,
  token,
  VisuallyHidden,
} from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ClubToday } from '../../today/ClubToday';
import { groupByCategory } from './groupByCategory';
import { placeOfFeature } from './placeOfFeature';
import { WhatYouCanDo } from './WhatYouCanDo';

/** Fetched with the code of the slot that renders it. */
const MyPart = onDemand(() => import('../../parts/MyPart'))('MyPart');

/** At the end of the page for a person without any feature. */
const NoFeatures = onDemand(() => import('./NoFeatures'))('NoFeatures');

/** The approximate width of `granted to you`, for the outline. */
const DETAIL_WIDTHS = ['6em'];

/**
 * The person's week, what needs attention, the actions of their role, their granted features by category, and the
 * club's modules.
 */
export function DashboardPage() {
  const { displayName, club, isAdmin } = useAuth();
  const { answer } = usePermissions();
  const member = useMember();
  // A person who manages others sees first what needs attention.
  const plans = member !== undefined && editsClub(member.role);
  return (
    <AppPage>
      <PageHeader
        eyebrow={club?.name}
        title={`Welcome, ${displayName}`}
        description={club ? 'What needs you today, and everything you can use.' : 'Everything you can use.'}
      />
      <Stack $gap="xl">
        {club ? (
          <ClubToday club={club} own={<MyPart club={club} />} ownFirst={!plans}>
            {!isAdmin && <WhatYouCanDo />}
            <Granted answer={answer} />
          </ClubToday>
        ) : (
          <Granted answer={answer} />
        )}
      </Stack>
    </AppPage>
  );
}

function Granted({ answer }: { answer: ReturnType<typeof usePermissions>['answer'] }) {
  if (answer.status === 'loading') return <Loading />;
  if (answer.status === 'failed') {
    return <MembershipFailed wholePage={false} title={OWN_FEATURES_FAILED} message={answer.message} />;
  }
  return <Overview groups={groupByCategory(answer.value)} count={answer.value.length} />;
}

function Loading() {
  return (
    <Stack $gap="xl" role="status" aria-busy="true" aria-label="Loading your features">
      <FigureStrip aria-hidden="true">
        {['a', 'b', 'c'].map((figure) => (
          <FigureOutline key={figure} detailWidths={DETAIL_WIDTHS} />
        ))}
      </FigureStrip>
      <SkeletonCards count={3} />
    </Stack>
  );
}

function Overview({ groups, count }: { groups: ReturnType<typeof groupByCategory>; count: number }) {
  const { hasNoClub } = useRights();
  const modules = useNavEntries('sidebar').filter((entry) => entry.section === 'modules');
  const withoutClub = useEntriesWithoutClub();
  const retryModules = useModulesRetry();
  return (
    <Stack $gap="xl">
      <FigureStrip aria-label="Quick overview">
        <Figure to="#features" label="Features" value={count} detail="granted to you" />
        <Figure to="#features" label="Categories" value={groups.length} detail="they belong to" />
        {(modules.length > 0 || !hasNoClub) && (
          <Figure
            to={modules.length > 0 ? '#modules' : undefined}
            label="Modules"
            value={retryModules ? '–' : modules.length}
            detail={retryModules ? 'could not be loaded' : 'open to you'}
          />
        )}
      </FigureStrip>
      {retryModules && <ModulesFailed onRetry={retryModules} />}
      {modules.length > 0 && (
        <Section id="modules" title="Modules">
          <Ways entries={modules} variant="secondary" />
        </Section>
      )}
      {withoutClub.length > 0 && (
        <Section id="start" title="Where to start">
          <Ways entries={withoutClub} variant="primary" />
        </Section>
      )}
      <Section id="features" title="Features">
        {count === 0 ? (
          <NoFeatures />
        ) : (
          <Grid $gap="md">
            {groups.map(({ category, features }) => (
              <Card key={category}>
                <Inline $justify="between">
                  <CardTitle as="h3">{category}</CardTitle>
                  <Badge tone="water">
                    {features.length} <VisuallyHidden>{features.length === 1 ? 'feature' : 'features'}</VisuallyHidden>
                  </Badge>
                </Inline>
                <Features role="list">
                  {features.map(({ featureName, featureDisplayName }) => (
                    <li key={featureName}>
                      <Feature name={featureName} title={featureDisplayName} />
                    </li>
                  ))}
                </Features>
              </Card>
            ))}
          </Grid>
        )}
      </Section>
    </Stack>
  );
}

/** Buttons that link to other pages. */
function Ways({ entries, variant }: { entries: OfferedEntry[]; variant: ButtonVariant }) {
  return (
    <Inline>
      {entries.map(({ to, label, icon }) => (
        <Button key={to} as={Link} to={to} variant={variant} icon={<EntryIcon icon={icon} size={18} />}>
          {label}
        </Button>
      ))}
    </Inline>
  );
}

/** A feature, linked to where it is used. */
function Feature({ name, title }: { name: string; title: string }) {
  const place = placeOfFeature(useManifest(), name, useRights());
  return place ? <Link to={place}>{title}</Link> : title;
}

const Features = styled.ul`
  margin-top: ${token.space.sm};

  li {
    padding-block: ${token.space.xs};
    border-top: 1px solid ${token.color.line};
    color: ${token.color.inkMuted};
  }

  li:last-child {
    padding-bottom: 0;
  }
`;
