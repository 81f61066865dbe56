import { ManagersOnly } from '@platform/module-kit/screens';
import { useNavigate } from 'react-router-dom';
import { StaffPage } from '../../StaffPage';
import { useStaffSource } from '../../source/useStaffSource';

/** Tells people who may not import why there is no import, and shows them the staff page. */
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
