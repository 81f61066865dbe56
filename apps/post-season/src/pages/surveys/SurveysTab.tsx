import { Loaded } from '@platform/module-kit';
import { PageIcon, Quiet } from '@platform/module-kit/screens';
import { Button, Card, EmptyState, Inline, SkeletonTable, Stack } from '@platform/ui';
import { Plus } from 'lucide-react';
import { SURVEYS_FAILED } from '../../source/failures';
import { useSurveys } from '../../source/queries';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { usePostSeasonAddress } from '../postSeason/address';
import { ForManagers } from '../postSeason/ForManagers';
import { useSeason } from '../postSeason/SeasonContext';
import { SurveyRow } from './SurveyRow';
import { ListRows, ListTitle } from '../parts/listCard';

/** The surveys about the season: what members and staff are asked, and how many have answered. */
export function SurveysTab() {
  const { canManage } = usePostSeasonSource();
  return canManage ? <Surveys /> : <ForManagers what="who was asked and who has answered" />;
}

function Surveys() {
  const { season } = useSeason();
  const { change } = usePostSeasonAddress();
  const surveys = useSurveys(season.id);
  const add = (
    <Button
      variant="secondary"
      icon={<Plus size={18} aria-hidden="true" />}
      onClick={() => change({ dialog: 'survey' })}
    >
      New survey
    </Button>
  );
  return (
    <Loaded query={surveys} label="the surveys" failure={SURVEYS_FAILED} shape={<SkeletonTable rows={3} />}>
      {(found) =>
        found.length === 0 ? (
          <Card>
            <EmptyState
              title={`No surveys about ${season.year} yet`}
              description="Ask members how their season was, and staff who leave. They answer on a phone, without an account, and without their name."
              icon={<PageIcon to="/post-season" size={24} />}
              action={add}
            />
          </Card>
        ) : (
          <Stack $gap="md">
            <Inline $justify="between">
              <Quiet>Answers are counted without names, once a survey has closed with five of them.</Quiet>
              {add}
            </Inline>
            <Card as="section" $padding="none" aria-labelledby="surveys-title">
              <ListTitle id="surveys-title">Surveys about {season.year}</ListTitle>
              <ListRows role="list">
                {found.map((survey) => (
                  <SurveyRow key={survey.id} survey={survey} />
                ))}
              </ListRows>
            </Card>
          </Stack>
        )
      }
    </Loaded>
  );
}
