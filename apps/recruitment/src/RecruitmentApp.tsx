import { lazyPage, NotFound } from '@platform/module-kit';
import { clubPages } from '@platform/module-kit/screens';
import { Route, Routes } from 'react-router-dom';
import { RecruitmentSourceProvider } from './recruitment/source/useRecruitmentSource';
import { StaffSourceProvider } from './staff/source/useStaffSource';

const recruitment = clubPages({
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
    icon: 'user-plus',
    shows: 'the applications',
  },
});
const loadRecruitment = () => import('./recruitment/RecruitmentPage').then(({ RecruitmentPage }) => RecruitmentPage);
const OwnRecruitment = lazyPage('/recruitment', loadRecruitment);
const DemoRecruitment = lazyPage('/demo/recruitment', loadRecruitment);

const staff = clubPages({
  SourceProvider: StaffSourceProvider,
  own: {
    path: '/staff/*',
    load: () => import('./staff/source/club/clubSource').then(({ createClubSource }) => createClubSource),
  },
  demo: {
    path: '/demo/recruitment/staff/*',
    load: () => import('./staff/demo/demoSource').then(({ createSourceOfVisit }) => createSourceOfVisit),
  },
  noClub: {
    title: 'Staff',
    description: 'Everyone who works at a club, with what they hold and still need.',
    icon: 'users',
    shows: 'the people',
  },
});
const loadStaff = () => import('./staff/StaffPages').then(({ StaffPages }) => StaffPages);
const OwnStaff = lazyPage('/staff/*', loadStaff);
const DemoStaff = lazyPage('/demo/recruitment/staff/*', loadStaff);

/** The club's applications and staff, over the club's own rows or the sample club. */
export function RecruitmentApp() {
  return (
    <Routes>
      <Route path="/recruitment" element={<recruitment.OwnClub />}>
        <Route index element={<OwnRecruitment />} />
      </Route>
      <Route path="/demo/recruitment" element={<recruitment.DemoClub />}>
        <Route index element={<DemoRecruitment />} />
      </Route>
      <Route element={<staff.OwnClub />}>
        <Route path="/staff/*" element={<OwnStaff />} />
      </Route>
      <Route element={<staff.DemoClub />}>
        <Route path="/demo/recruitment/staff/*" element={<DemoStaff />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
