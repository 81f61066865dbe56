import { NotFound } from '@platform/module-kit';
import { clubRoutes, PageIcon } from '@platform/module-kit/screens';
import { Route, Routes } from 'react-router-dom';
import { RecruitmentSourceProvider } from './recruitment/source/useRecruitmentSource';
import { StaffSourceProvider } from './staff/source/useStaffSource';

const recruitment = clubRoutes({
  SourceProvider: RecruitmentSourceProvider,
  own: {
    path: '/recruitment',
    load: () => import('./recruitment/source/club/clubSource').then(({ createClubSource }) => createClubSource),
  },
  demo: {
    path: '/demo/recruitment',
    load: () => import('./recruitment/demo/demoSource').then(({ createSourceOfVisit }) => createSourceOfVisit),
  },
  noClub: {
    title: 'Recruitment',
    description: 'Who wants to work at a club, and who is hired.',
    icon: <PageIcon to="/recruitment" size={24} />,
    shows: 'the applications',
  },
  first: () => import('./recruitment/RecruitmentPage').then(({ RecruitmentPage }) => RecruitmentPage),
});

const staff = clubRoutes({
  SourceProvider: StaffSourceProvider,
  own: {
    path: '/staff',
    load: () => import('./staff/source/club/clubSource').then(({ createClubSource }) => createClubSource),
  },
  demo: {
    path: '/demo/recruitment/staff',
    load: () => import('./staff/demo/demoSource').then(({ createSourceOfVisit }) => createSourceOfVisit),
  },
  noClub: {
    title: 'Staff',
    description: 'Everyone who works at a club, with what they hold and still need.',
    icon: <PageIcon to="/staff" size={24} />,
    shows: 'the people',
  },
  first: () => import('./staff/StaffPage').then(({ StaffPage }) => StaffPage),
  below: { import: () => import('./staff/importing/ImportPage').then(({ ImportPage }) => ImportPage) },
});

/** The club's applications and staff, over the club's own rows or the sample club. */
export function RecruitmentApp() {
  return (
    <Routes>
      {recruitment}
      {staff}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
