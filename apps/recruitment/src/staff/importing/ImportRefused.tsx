import { ManagersOnly } from '@platform/module-kit/screens';
import { useNavigate } from 'react-router-dom';
import { StaffPage } from '../StaffPage';
import { useStaffSource } from '../source/useStaffSource';

/** The import's address for people who may not import: the staff page, and why there is no import. */
export function ImportRefused() {
  const { basePath } = useStaffSource();
  const navigate = useNavigate();
  return (
    <>
      <StaffPage />
      <ManagersOnly what="bring people in from a file" onClose={() => void navigate(basePath, { replace: true })} />
    </>
  );
}
