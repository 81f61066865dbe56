import { Loaded } from '@platform/module-kit';
import { counted, JOB_ROLES_FAILED } from '@platform/module-kit/screens';
import { Button, Card, EmptyState, Grid, Icon, Inline, SkeletonCards, SkeletonText, Stack } from '@platform/ui';
import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useRecruitmentAddress } from '../useRecruitmentAddress';
import type { JobRole } from '../source/rows/jobRole';
import { useJobRoles } from '../source/queries';
import { useRecruitmentSource } from '../source/useRecruitmentSource';
import { ExportRoles } from './ExportRoles';
import { RoleCard } from './RoleCard';

const RoleDialog = lazy(() => import('./RoleDialog').then((code) => ({ default: code.RoleDialog })));

/** The club's job roles: positions, pay and requirements of each. */
export function RolesTab() {
  const roles = useJobRoles();
  return (
    <Loaded query={roles} label="job roles" failure={JOB_ROLES_FAILED} shape={<Outline />}>
      {(all) => <Roles roles={all} />}
    </Loaded>
  );
}

function Outline() {
  return (
    <Stack>
      <p>
        <SkeletonText $width="16em" />
      </p>
      <SkeletonCards min="20rem" height="9rem" />
    </Stack>
  );
}

function Roles({ roles }: { roles: readonly JobRole[] }) {
  const { canManage } = useRecruitmentSource();
  const { values, change } = useRecruitmentAddress();
  const edited = roles.find(({ id }) => id === values.open);
  const isAdding = values.dialog === 'role';
  const add = canManage && (
    <Button
      variant={roles.length > 0 ? 'secondary' : 'primary'}
      icon={<Plus size={18} aria-hidden="true" />}
      onClick={() => change({ dialog: 'role' })}
    >
      Add a job role
    </Button>
  );
  const total = roles.reduce((sum, role) => sum + role.positionsTotal, 0);
  return (
    <Stack>
      {roles.length === 0 ? (
        <Card>
          <EmptyState
            title="No job roles defined yet"
            description="A job role says how many people the club needs, what it pays and what they have to bring."
            icon={<Icon name="clipboard-list" size={24} />}
            action={add || undefined}
          />
        </Card>
      ) : (
        <>
          <Inline $justify="between">
            <p>
              {counted(roles.length, 'role')} with {counted(total, 'position')}
            </p>
            <Inline $gap="xs">
              <ExportRoles roles={roles} />
              {add}
            </Inline>
          </Inline>
          <Grid as="ul" role="list" $min="20rem" $gap="md">
            {roles.map((role) => (
              <li key={role.id}>
                <RoleCard role={role} />
              </li>
            ))}
          </Grid>
        </>
      )}
      {canManage && (isAdding || edited) && (
        <Suspense>
          <RoleDialog
            key={edited?.id ?? 'new'}
            role={isAdding ? undefined : edited}
            onClose={() => change({ dialog: '', open: '' })}
          />
        </Suspense>
      )}
    </Stack>
  );
}
