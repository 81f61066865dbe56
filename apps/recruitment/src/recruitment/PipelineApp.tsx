import { NoClubPage } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { useMemo } from 'react';
import { demoClubOfVisit } from '../shared/demo/demoClub';
import { PipelinePage } from './RecruitmentPage';
import { clubSource } from './source/club/clubSource';
import { demoSource } from './demo/demoSource';
import { RecruitmentSourceContext } from './source/useRecruitmentSource.ts';

const demo = demoSource(demoClubOfVisit());

/** The applications and job roles of the person's club. */
export function PipelineApp() {
  const { club, membership } = useAuth();
  const role = membership.status === 'ready' ? membership.value.role : 'user';
  const source = useMemo(() => club && clubSource(club, role), [club, role]);
  if (!source) {
    return (
      <NoClubPage
        title="Recruitment"
        description="Who wants to work at a club, and who is hired."
        icon="user-plus"
        shows="the applications"
        demo="/demo/recruitment"
      />
    );
  }
  return (
    <RecruitmentSourceContext value={source}>
      <PipelinePage />
    </RecruitmentSourceContext>
  );
}

/** The sample club's, at /demo/recruitment: no server, no session. */
export function PipelineDemo() {
  return (
    <RecruitmentSourceContext value={demo}>
      <PipelinePage />
    </RecruitmentSourceContext>
  );
}
