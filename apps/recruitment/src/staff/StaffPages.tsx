import { NotFound } from '@platform/module-kit';
import { Route, Routes } from 'react-router-dom';
import { ImportRefused } from './importing/ImportRefused';
import { ImportPage } from './importing/lazyImport';
import { useStaffSource } from './source/useStaffSource';
import { StaffPage } from './StaffPage';

/** The roster and its import. */
export function StaffPages() {
  const { canManage } = useStaffSource();
  return (
    <Routes>
      <Route index element={<StaffPage />} />
      <Route path="import" element={canManage ? <ImportPage /> : <ImportRefused />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
