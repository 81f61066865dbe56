import { Loaded } from '@platform/module-kit';
import { downloadCsv, ExportButton, LESSONS_FAILED, PageIcon, Quiet } from '@platform/module-kit/screens';
import { Card, CardTitle, EmptyState, Inline, SkeletonCards, Stack, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lessonCsvLines } from '../../export/lessonCsvLines';
import type { Lesson, LessonKind } from '../../source/rows/lesson';
import type { Season } from '../../source/rows/setting';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { useLessons } from '../../source/queries';
import { useSeason } from '../preSeason/SeasonContext';
import { CarryDialog } from './CarryDialog';
import { LessonRow } from './LessonRow';

/** Last season's lessons, and what this season does with them. */
export function PrioritiesTab() {
  const { season, lastSeason } = useSeason();
  return lastSeason ? <LessonsOf lastSeason={lastSeason} /> : <NoLessons learnedIn={`before ${season.year}`} />;
}

const groups: readonly { kind: LessonKind; title: string; description: string }[] = [
  { kind: 'priority', title: 'Priorities', description: 'Comes first this season.' },
  { kind: 'improve', title: 'To improve', description: 'Do this differently.' },
  { kind: 'worked', title: 'What worked', description: 'Keep doing it.' },
];

function LessonsOf({ lastSeason }: { lastSeason: Season }) {
  const { canExport } = usePreSeasonSource();
  const lessons = useLessons(lastSeason.id);
  const [carried, setCarried] = useState<Lesson | null>(null);
  return (
    <Loaded query={lessons} label="the lessons" failure={LESSONS_FAILED} shape={<SkeletonCards />}>
      {(found) =>
        found.length === 0 ? (
          <NoLessons learnedIn={`in ${lastSeason.year}`} />
        ) : (
          <Stack $gap="md">
            <Inline $justify="between">
              <Quiet>Learned in {lastSeason.year}</Quiet>
              {canExport && (
                <ExportButton
                  of="lessons"
                  onExport={() => downloadCsv(`lessons-${lastSeason.year}.csv`, lessonCsvLines(found))}
                />
              )}
            </Inline>
            {groups.map(({ kind, title, description }) => {
              const rows = found.filter((lesson) => lesson.kind === kind);
              if (rows.length === 0) return null;
              return (
                <Card key={kind} as="section" $padding="none" aria-labelledby={`${kind}-title`}>
                  <Head>
                    <CardTitle id={`${kind}-title`}>{title}</CardTitle>
                    <p>{description}</p>
                  </Head>
                  <ul role="list">
                    {rows.map((lesson) => (
                      <LessonRow key={lesson.id} lesson={lesson} onCarry={() => setCarried(lesson)} />
                    ))}
                  </ul>
                </Card>
              );
            })}
            {carried && <CarryDialog lesson={carried} learnedIn={lastSeason.year} onClose={() => setCarried(null)} />}
          </Stack>
        )
      }
    </Loaded>
  );
}

function NoLessons({ learnedIn }: { learnedIn: string }) {
  return (
    <Card>
      <EmptyState
        title="No lessons yet"
        description={`What the club learned ${learnedIn} appears here, ready to become an item.`}
        icon={<PageIcon to="/pre-season" size={24} />}
      />
    </Card>
  );
}

const Head = styled.div`
  padding: ${token.space.md} ${token.space.lg} ${token.space.sm};
  p {
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
  }
`;
