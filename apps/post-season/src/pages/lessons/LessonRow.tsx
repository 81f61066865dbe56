import { isOffered, useManifest, useRights } from '@platform/module-kit';
import { dayInWords, Muted } from '@platform/module-kit/screens';
import { Button, media, toast, token } from '@platform/ui';
import { Building2, ListPlus } from 'lucide-react';
import { styled } from 'styled-components';
import type { Lesson } from '../../source/rows/lesson';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';
import { LessonMenu } from './LessonMenu';
import { Outcomes } from './Outcomes';

/** One lesson, what came of it, and what can come of it. */
export function LessonRow({ lesson }: { lesson: Lesson }) {
  const source = usePostSeasonSource();
  const { season, nextSeason } = useSeason();
  const { kind, action, dueOn, item, project } = lesson;
  const adding = usePostSeasonChange(() => source.carryToChecklist(lesson), {
    failed: 'The lesson was not added',
    onDone: (isNew) =>
      toast(
        isNew
          ? { title: 'Added to the checklists', description: `“Lessons of ${season.year}” has it.`, tone: 'success' }
          : { title: 'Someone else was first', description: 'They have added it to a checklist.' },
      ),
  });
  const promoting = usePostSeasonChange(() => source.carryToProject(lesson.id), {
    failed: 'The lesson was not added',
    onDone: () => toast({ title: 'Became a capital project', description: lesson.lesson, tone: 'success' }),
  });
  // A club without ClubFuture has no projects.
  const hasProjects = isOffered(useManifest(), source.paths.clubFuture, useRights());
  // What worked is kept; it needs no task.
  const isTask = kind !== 'worked';
  return (
    <Row id={lesson.id}>
      <Words>
        <strong>{lesson.lesson}</strong>
        {action && <Muted>Action: {action}</Muted>}
        {dueOn && <Muted>By {dayInWords(dueOn, source.today())}</Muted>}
        <Outcomes item={item} project={project} />
      </Words>
      {source.canManage && isTask && (
        <Actions>
          {!item && nextSeason && (
            <Button
              variant="secondary"
              size="sm"
              icon={<ListPlus size={18} aria-hidden="true" />}
              aria-label={`Add to checklist: ${lesson.lesson}`}
              loading={adding.isPending}
              onClick={() => adding.mutate(undefined)}
            >
              Add to checklist
            </Button>
          )}
          {!project && hasProjects && (
            <Button
              variant="quiet"
              size="sm"
              icon={<Building2 size={18} aria-hidden="true" />}
              aria-label={`Make it a project: ${lesson.lesson}`}
              loading={promoting.isPending}
              onClick={() => promoting.mutate(undefined)}
            >
              Make it a project
            </Button>
          )}
        </Actions>
      )}
      {source.canManage && <LessonMenu lesson={lesson} />}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space.xs};
  min-height: ${token.control.lg};
  padding: ${token.space.sm} ${token.space.lg};
  border-top: 1px solid ${token.color.line};
  @media ${media.narrow} {
    flex-wrap: wrap;
  }
`;

const Words = styled.div`
  display: grid;
  flex: 1 1 0;
  min-width: 0;
  overflow-wrap: anywhere;
  strong {
    font-weight: ${token.weight.medium};
  }
`;

/* Without room beside the words and the menu, the actions are below both. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.xs};
  &:empty {
    display: none;
  }
  @media ${media.narrow} {
    order: 1;
    flex-basis: 100%;
  }
  /* Both fit on a line of a phone without their icons. */
  @media ${media.compact} {
    gap: 0;
    svg {
      display: none;
    }
  }
`;
