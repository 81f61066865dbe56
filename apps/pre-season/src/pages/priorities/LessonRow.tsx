import { dayInWords } from '@platform/module-kit/screens';
import { Badge, Button, token } from '@platform/ui';
import { ListPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Lesson } from '../../source/rows/lesson';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { usePreSeasonAddress } from '../preSeason/address';
import { useSeason } from '../preSeason/SeasonContext';

/** One lesson, and the item that it became or can become. */
export function LessonRow({ lesson, onCarry }: { lesson: Lesson; onCarry: () => void }) {
  const { mayEdit, setting, today } = useSeason();
  const { season: currentYear } = usePreSeasonSource();
  const { linkTo } = usePreSeasonAddress();
  const { carried } = lesson;
  const carriedYear = setting.seasons.find(({ id }) => id === carried?.seasonId)?.year ?? currentYear;
  return (
    <Row>
      <Words>
        <strong>{lesson.lesson}</strong>
        <Facts>
          {lesson.action && <span>{lesson.action}</span>}
          {lesson.dueOn && <span>by {dayInWords(lesson.dueOn, today)}</span>}
        </Facts>
      </Words>
      {carried ? (
        <Carried>
          <Badge tone={carried.completed ? 'success' : 'water'}>{carried.completed ? 'Done' : 'On a checklist'}</Badge>
          <Link
            to={linkTo({
              tab: 'checklists',
              open: carried.itemId,
              season: carriedYear === currentYear ? '' : carriedYear,
            })}
          >
            {carried.listTitle}
          </Link>
        </Carried>
      ) : (
        mayEdit && (
          <Button
            variant="secondary"
            size="sm"
            icon={<ListPlus size={18} aria-hidden="true" />}
            aria-label={`Add to checklist: ${lesson.lesson}`}
            onClick={onCarry}
          >
            Add to checklist
          </Button>
        )
      )}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.xs} ${token.space.lg};
  min-height: ${token.control.lg};
  padding: ${token.space.sm} ${token.space.lg};
  border-top: 1px solid ${token.color.line};
`;

const Words = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
  strong {
    font-weight: ${token.weight.medium};
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space.sm};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;

const Carried = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.sm};
  font-size: ${token.size.sm};
`;
