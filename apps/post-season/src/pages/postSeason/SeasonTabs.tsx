import { SkeletonTable, Tabs } from '@platform/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { FeedbackTab } from '../feedback/FeedbackTab';
import { usePostSeasonAddress } from './address';

const ExitTab = lazy(() => import('../exit/ExitTab').then(({ ExitTab }) => ({ default: ExitTab })));
const DocumentsTab = lazy(() =>
  import('../documents/DocumentsTab').then(({ DocumentsTab }) => ({ default: DocumentsTab })),
);
const SurveysTab = lazy(() => import('../surveys/SurveysTab').then(({ SurveysTab }) => ({ default: SurveysTab })));
const LessonsTab = lazy(() => import('../lessons/LessonsTab').then(({ LessonsTab }) => ({ default: LessonsTab })));

const CloseTab = lazy(() => import('../close/CloseTab').then(({ CloseTab }) => ({ default: CloseTab })));

const later = (panel: ReactNode) => <Suspense fallback={<SkeletonTable rows={6} />}>{panel}</Suspense>;

/** What members and staff said, what the club learned, and the close of the season. */
export function SeasonTabs() {
  const { values, change } = usePostSeasonAddress();
  return (
    <Tabs
      label="Post-Season"
      value={values.tab}
      onChange={(tab) => change({ tab })}
      tabs={[
        { id: 'feedback', label: 'Member Feedback', panel: <FeedbackTab /> },
        { id: 'exit', label: 'Staff Exit Survey', panel: later(<ExitTab />) },
        { id: 'documents', label: 'Documentation', panel: later(<DocumentsTab />) },
        { id: 'lessons', label: 'Lessons Learned', panel: later(<LessonsTab />) },
        { id: 'surveys', label: 'Surveys', panel: later(<SurveysTab />) },
        { id: 'close', label: 'Season Close', panel: later(<CloseTab />) },
      ]}
    />
  );
}
