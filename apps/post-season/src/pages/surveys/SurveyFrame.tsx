import { Loaded, usePageTitle } from '@platform/module-kit';
import { BackLink, ManagersOnlyPage, PageIcon, SampleClubNote, ScreenOnly } from '@platform/module-kit/screens';
import { AppPage, Card, EmptyState, PageHeader, SkeletonTable, Stack } from '@platform/ui';
import type { ReactNode } from 'react';
import { SURVEYS_FAILED } from '../../source/failures';
import type { Survey, SurveyDetail } from '../../source/rows/survey';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSurveyOnPage } from './useSurveyOnPage';

/** A survey whose page is open. */
export interface ShownSurvey {
  detail: SurveyDetail;
  survey: Survey;
}

interface SurveyFrameProps {
  /** What the page shows of the survey, such as `Poster`; the title of the survey by default. */
  title?: string;
  description?: (shown: ShownSurvey) => ReactNode;
  actions?: (shown: ShownSurvey) => ReactNode;
  children: (shown: ShownSurvey) => ReactNode;
}

/** The frame of the pages of one survey: for managers, with a way back, and what they read if it is not there. */
export function SurveyFrame({ title, description, actions, children }: SurveyFrameProps) {
  const { basePath, canManage, isDemo } = usePostSeasonSource();
  const { query, detail, survey, year } = useSurveyOnPage();
  const shown = detail && survey ? { detail, survey } : null;
  usePageTitle([title, shown?.survey.title ?? 'Survey', 'Post-Season'].filter(Boolean).join(' · '));
  const surveys = { to: `${basePath}?tab=surveys${year && `&season=${year}`}`, label: 'Surveys' };
  if (!canManage) return <ManagersOnlyPage title="Survey" what="make surveys" back={surveys} />;
  const back = title && detail ? { to: `${basePath}/surveys/${detail.id}`, label: detail.title } : surveys;
  return (
    <AppPage>
      <PageHeader
        eyebrow={<BackLink to={back.to}>{back.label}</BackLink>}
        title={title ?? detail?.title ?? 'Survey'}
        description={shown && description?.(shown)}
        actions={shown && actions?.(shown)}
      />
      <Stack $gap="lg">
        {isDemo && (
          <ScreenOnly>
            <SampleClubNote />
          </ScreenOnly>
        )}
        <Loaded query={query} label="the survey" failure={SURVEYS_FAILED} shape={<SkeletonTable rows={6} />}>
          {() =>
            shown ? (
              children(shown)
            ) : (
              <Card>
                <EmptyState
                  title="This survey is not here"
                  description="It was removed, or the link is not complete."
                  icon={<PageIcon to="/post-season" size={24} />}
                />
              </Card>
            )
          }
        </Loaded>
      </Stack>
    </AppPage>
  );
}
