import { NotFound } from '@platform/module-kit';
import { NoClubPage } from '@platform/module-kit/screens';
import { editsClub, useAuth, usePermissions } from '@platform/session';
import { useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import { demoClubOfVisit } from '../shared/demo/demoClub';
import { createDemoSource } from './demo/demoSource';
import { ImportPage } from './importing/lazyImport';
import { clubSource } from './source/club/clubSource';
import { StaffSourceContext } from './source/useStaffSource.ts';
import type { StaffSource } from './source/staffSource';
import { ImportRefused } from './importing/ImportRefused';
import { StaffPage } from './StaffPage';

const demo = createDemoSource(demoClubOfVisit());

/** The staff of the person's club. */
export function StaffApp() {
  const { user, membership } = useAuth();
  const { can } = usePermissions();
  const member = membership.status === 'ready' ? membership.value : null;
  const club = member?.club ?? null;
  const edits = member !== null && editsClub(member.role);
  const exports = can('export_data');
  const source = useMemo(
    () => club && user && clubSource({ club, userId: user.id, may: { edit: edits, export: exports } }),
    [club, user, edits, exports],
  );
  if (source) return <Pages source={source} />;
  return (
    <NoClubPage
      title="Staff"
      description="Everyone who works at a club, with what they hold and still need."
      icon="users"
      shows="the people"
      demo="/demo/recruitment/staff"
    />
  );
}

/** The sample club's, at /demo/recruitment/staff: no server, no session. */
export function StaffDemo() {
  return <Pages source={demo} />;
}

function Pages({ source }: { source: StaffSource }) {
  return (
    <StaffSourceContext value={source}>
      <Routes>
        <Route index element={<StaffPage />} />
        <Route path="import" element={source.may.edit ? <ImportPage /> : <ImportRefused />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </StaffSourceContext>
  );
}
