import { ManagersOnly } from '@platform/module-kit/screens';
import { lazy, Suspense } from 'react';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { usePostSeasonAddress } from './address';

const UploadDialog = lazy(() =>
  import('../feedback/UploadDialog').then(({ UploadDialog }) => ({ default: UploadDialog })),
);
const UploadDocument = lazy(() =>
  import('../documents/UploadDocument').then(({ UploadDocument }) => ({ default: UploadDocument })),
);
const UploadPhotos = lazy(() =>
  import('../photos/UploadPhotos').then(({ UploadPhotos }) => ({ default: UploadPhotos })),
);
const NewLesson = lazy(() => import('../lessons/LessonDialog').then(({ NewLesson }) => ({ default: NewLesson })));
const NewSurvey = lazy(() =>
  import('../surveys/editing/SurveyDialog').then(({ NewSurvey }) => ({ default: NewSurvey })),
);
const OpenLesson = lazy(() => import('../lessons/LessonDialog').then(({ OpenLesson }) => ({ default: OpenLesson })));

const managersDo = {
  feedback: 'upload feedback',
  photos: 'upload season photos',
  document: 'upload documents',
  lesson: 'keep the lessons learned',
  survey: 'make surveys',
};

/** The dialog in the address. */
export function OpenDialog() {
  const { values, change } = usePostSeasonAddress();
  const { canManage } = usePostSeasonSource();
  const close = () => change({ dialog: '' });
  if (values.dialog !== '' && !canManage) {
    return <ManagersOnly what={managersDo[values.dialog]} onClose={close} />;
  }
  return (
    <Suspense>
      {values.dialog === 'feedback' && <UploadDialog onClose={close} />}
      {values.dialog === 'document' && <UploadDocument onClose={close} />}
      {values.dialog === 'photos' && <UploadPhotos onClose={close} />}
      {values.dialog === 'lesson' && <NewLesson onClose={close} />}
      {values.dialog === 'survey' && <NewSurvey onClose={close} />}
      {values.dialog === '' && values.open !== '' && canManage && (
        <OpenLesson key={values.open} lessonId={values.open} onClose={() => change({ open: '' })} />
      )}
    </Suspense>
  );
}
