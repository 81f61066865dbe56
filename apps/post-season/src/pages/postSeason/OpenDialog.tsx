import { ManagersOnly } from '@platform/module-kit/screens';
import { lazy, Suspense } from 'react';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { usePostSeasonAddress } from './address';

const UploadDialog = lazy(() =>
  import('../feedback/UploadDialog').then(({ UploadDialog }) => ({ default: UploadDialog })),
);
const NewLesson = lazy(() => import('../lessons/LessonDialog').then(({ NewLesson }) => ({ default: NewLesson })));
const OpenLesson = lazy(() => import('../lessons/LessonDialog').then(({ OpenLesson }) => ({ default: OpenLesson })));

/** The dialog in the address. */
export function OpenDialog() {
  const { values, change } = usePostSeasonAddress();
  const { canManage } = usePostSeasonSource();
  const close = () => change({ dialog: '' });
  if (values.dialog !== '' && !canManage) {
    const what = values.dialog === 'lesson' ? 'keep the lessons learned' : 'upload feedback';
    return <ManagersOnly what={what} onClose={close} />;
  }
  return (
    <Suspense>
      {values.dialog === 'feedback' && <UploadDialog onClose={close} />}
      {values.dialog === 'lesson' && <NewLesson onClose={close} />}
      {values.dialog === '' && values.open !== '' && canManage && (
        <OpenLesson key={values.open} lessonId={values.open} onClose={() => change({ open: '' })} />
      )}
    </Suspense>
  );
}
