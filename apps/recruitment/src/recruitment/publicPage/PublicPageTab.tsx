import { Loaded } from '@platform/module-kit';
import { CLUB_FAILED, copyText, JOB_ROLES_FAILED, Quiet, Refusal } from '@platform/module-kit/screens';
import {
  Alert,
  Button,
  Card,
  CardTitle,
  EmptyState,
  Icon,
  Inline,
  SkeletonCards,
  Stack,
  Switch,
  token,
} from '@platform/ui';
import { styled } from 'styled-components';
import type { ClubFacts } from '../source/rows/clubFacts';
import type { JobRole } from '../source/rows/jobRole';
import { useClubFacts, useJobRoles, usePublicRoleIds } from '../source/queries';
import { useRecruitmentChange, useRecruitmentSource } from '../source/useRecruitmentSource';
import { LettersCard } from './LettersCard';
import { PublicPreview } from './PublicPreview';
import { PUBLIC_PAGE_FAILED } from '../source/failures';

/** The club's page for applicants: its link, what it offers, and which roles take applications. */
export function PublicPageTab() {
  const facts = useClubFacts();
  const roles = useJobRoles();
  const shown = usePublicRoleIds();
  return (
    <Loaded query={facts} label="the public page" failure={CLUB_FAILED} shape={<Outline />}>
      {(known) => (
        <Loaded query={roles} label="job roles" failure={JOB_ROLES_FAILED} shape={<Outline />}>
          {(all) => (
            <Loaded query={shown} label="the public page" failure={PUBLIC_PAGE_FAILED} shape={<Outline />}>
              {(ids) => <PublicPage facts={known} roles={all} shownIds={ids} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

const Outline = () => <SkeletonCards count={2} min="24rem" height="20rem" />;

interface PublicPageProps {
  facts: ClubFacts;
  roles: readonly JobRole[];
  /** The roles on the page, in its order. */
  shownIds: readonly string[];
}

function PublicPage({ facts, roles, shownIds }: PublicPageProps) {
  const { canManage, season } = useRecruitmentSource();
  const isClosed = facts.isSeasonClosed;
  const shown = shownIds.flatMap((id) => roles.filter((role) => role.id === id));
  return (
    <Columns>
      <Stack>
        <Address slug={facts.slug} />
        {canManage && (
          <Card>
            <Stack $gap="sm">
              <CardTitle>Which roles take applications</CardTitle>
              {isClosed ? (
                <Alert tone="warning" title={`Season ${season} has closed`}>
                  The page takes no applications until another season is current.
                </Alert>
              ) : (
                <Quiet>The page shows up to four, those with the most free positions first.</Quiet>
              )}
              {roles.length === 0 && (
                <EmptyState title="No job roles defined yet" icon={<Icon name="clipboard-list" size={24} />} />
              )}
              {groupsOf(roles, shownIds).map(({ title, members }) => (
                <Group key={title} aria-label={title}>
                  <GroupTitle>{title}</GroupTitle>
                  {members.map((role) => (
                    <RoleSwitch
                      key={role.id}
                      role={role}
                      isShown={shownIds.includes(role.id)}
                      isSeasonClosed={isClosed}
                    />
                  ))}
                </Group>
              ))}
            </Stack>
          </Card>
        )}
        {canManage && <LettersCard />}
      </Stack>
      <PublicPreview roles={shown} isSeasonClosed={isClosed} />
    </Columns>
  );
}

/** Separates what applicants see now from open roles without room on the page, and from closed roles. */
function groupsOf(roles: readonly JobRole[], shownIds: readonly string[]) {
  const shown = (role: JobRole) => shownIds.includes(role.id);
  return [
    { title: 'On the page now', members: roles.filter(shown) },
    { title: 'Open, not on the page now', members: roles.filter((role) => role.isOpen && !shown(role)) },
    { title: 'Closed to applications', members: roles.filter((role) => !role.isOpen && !shown(role)) },
  ].filter(({ members }) => members.length > 0);
}

function Address({ slug }: { slug: string }) {
  const path = `/apply/${slug}`;
  const address = `${window.location.origin}${path}`;
  return (
    <Card>
      <Stack $gap="sm">
        <CardTitle>Your link</CardTitle>
        <Link href={path}>{address}</Link>
        <Inline $gap="xs">
          <Button variant="secondary" onClick={() => void copyText(address, 'Link')}>
            Copy link
          </Button>
          <Button as="a" variant="quiet" href={path} target="_blank" rel="noreferrer">
            Open the page
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

interface RoleSwitchProps {
  role: JobRole;
  isShown: boolean;
  isSeasonClosed: boolean;
}

function RoleSwitch({ role, isShown, isSeasonClosed }: RoleSwitchProps) {
  const source = useRecruitmentSource();
  const changing = useRecruitmentChange((isOpen: boolean) => source.setJobRoleOpen(role, isOpen));
  const free = Math.max(0, role.positionsTotal - role.positionsFilled);
  return (
    <>
      <Switch
        label={role.title}
        hint={hintOf(role, free, isShown || isSeasonClosed)}
        checked={changing.isPending ? changing.variables : role.isOpen}
        disabled={changing.isPending}
        onChange={(event) => changing.mutate(event.target.checked)}
      />
      <Refusal error={changing.error} />
    </>
  );
}

/** A role's state in words. `isWhole`: no other role keeps it off the page. */
function hintOf({ isOpen, positionsTotal }: JobRole, free: number, isWhole: boolean): string {
  if (!isOpen) return 'Takes no applications';
  if (positionsTotal === 0) return 'No positions yet';
  if (free === 0) return isWhole ? 'Every position is filled' : 'Every position is filled. It returns when one is free';
  const words = `${free} of ${positionsTotal} positions free`;
  return isWhole ? words : `${words}. The four with the most free positions come first`;
}

const Group = styled.section`
  display: grid;
  gap: ${token.space.sm};
  & + & {
    padding-top: ${token.space.sm};
    border-top: 1px solid ${token.color.line};
  }
`;

const GroupTitle = styled.h3`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.semibold};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  align-items: start;
  gap: ${token.space.lg};
`;

const Link = styled.a`
  overflow-wrap: anywhere;
`;
