import { ExportRows, LESSONS_FAILED, PageIcon, Quiet } from '@platform/module-kit/screens';
import { Loaded } from '@platform/module-kit';
import { Button, Card, EmptyState, Inline, SkeletonTable, Stack, token } from '@platform/ui';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import type { Lesson, LessonKind } from '../../source/rows/lesson';
import { useLessons } from '../../source/queries';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { usePostSeasonAddress } from '../postSeason/address';
import { useSeason } from '../postSeason/SeasonContext';
import { LessonRow } from './LessonRow';
import { ListRows, ListTitle } from '../parts/listCard';

const groups: readonly { kind: LessonKind; title: string; none: string }[] = [
  { kind: 'worked', title: 'What worked', none: 'Nothing here yet. What should stay as it is?' },
  { kind: 'improve', title: 'Improvements', none: 'Nothing here yet. What should be done differently, and how?' },
  { kind: 'priority', title: 'Next-season priorities', none: 'Nothing here yet. What comes first next season?' },
];

/** What the club learned in the season, and what comes of it. */
export function LessonsTab() {
  const { season, nextSeason } = useSeason();
  const { canManage } = usePostSeasonSource();
  const { change } = usePostSeasonAddress();
  const lessons = useLessons(season.id);
  const add = canManage && (
    <Button
      variant="secondary"
      icon={<Plus size={18} aria-hidden="true" />}
      onClick={() => change({ dialog: 'lesson' })}
    >
      Add a lesson
    </Button>
  );
  return (
    <Loaded query={lessons} label="the lessons" failure={LESSONS_FAILED} shape={<SkeletonTable rows={7} />}>
      {(found) =>
        found.length === 0 ? (
          <Card>
            <EmptyState
              title={`No lessons of ${season.year} yet`}
              description="Write down what worked, what to improve, and what comes first next season."
              icon={<PageIcon to="/post-season" size={24} />}
              action={add || undefined}
            />
          </Card>
        ) : (
          <Stack $gap="md">
            <Inline $justify="between">
              <Quiet>
                {nextSeason
                  ? `A lesson can become an item of the ${nextSeason.year} checklists, or a capital project.`
                  : 'Enter the next season in the settings; lessons can then become items of its checklists.'}
              </Quiet>
              <Inline $gap="xs">
                <ExportRows fileName={`lessons-${season.year}`} columns={lessonCsv} rows={found} />
                {add}
              </Inline>
            </Inline>
            {groups.map(({ kind, title, none }) => {
              const rows = found.filter((lesson) => lesson.kind === kind);
              return (
                <Card key={kind} as="section" $padding="none" aria-labelledby={`${kind}-title`}>
                  <ListTitle id={`${kind}-title`}>{title}</ListTitle>
                  {rows.length > 0 ? (
                    <ListRows role="list">
                      {rows.map((lesson) => (
                        <LessonRow key={lesson.id} lesson={lesson} />
                      ))}
                    </ListRows>
                  ) : (
                    <None>{none}</None>
                  )}
                </Card>
              );
            })}
          </Stack>
        )
      }
    </Loaded>
  );
}

const lessonCsv = [
  { header: 'Kind', value: ({ kind }: Lesson) => groups.find((group) => group.kind === kind)?.title ?? kind },
  { header: 'Lesson', value: ({ lesson }: Lesson) => lesson },
  { header: 'Action', value: ({ action }: Lesson) => action },
  { header: 'Due', value: ({ dueOn }: Lesson) => dueOn },
  {
    header: 'Checklist item',
    value: ({ item }: Lesson) => item && `${item.listTitle}, ${item.year}${item.isDone ? ' (done)' : ''}`,
  },
  { header: 'Capital project', value: ({ project }: Lesson) => project && project.status },
];

const None = styled.p`
  padding: 0 ${token.space.lg} ${token.space.md};
  color: ${token.color.inkMuted};
`;
