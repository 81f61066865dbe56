import { lazyPage, NotFound } from '@platform/module-kit';
import { Route, Routes } from 'react-router-dom';

const Pipeline = lazyPage('/recruitment', () => import('./recruitment/PipelineApp').then((code) => code.PipelineApp));
const PipelineDemo = lazyPage('/demo/recruitment', () =>
  import('./recruitment/PipelineApp').then((code) => code.PipelineDemo),
);
const Staff = lazyPage('/staff/*', () => import('./staff/StaffApp').then((code) => code.StaffApp));
const StaffDemo = lazyPage('/demo/recruitment/staff/*', () =>
  import('./staff/StaffApp').then((code) => code.StaffDemo),
);

/** The pipeline of applications and the staff that comes out of it, over the club's own rows or the sample club. */
export function RecruitmentApp() {
  return (
    <Routes>
      <Route path="/recruitment" element={<Pipeline />} />
      <Route path="/staff/*" element={<Staff />} />
      <Route path="/demo/recruitment/staff/*" element={<StaffDemo />} />
      <Route path="/demo/recruitment" element={<PipelineDemo />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
