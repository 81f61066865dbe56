import type { ReactNode } from 'react';
import type { ScheduleRows } from '../manager/useScheduleRows';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { assignActions } from './actions/assignActions';
import { changeActions } from './actions/changeActions';
import { recordActions } from './actions/recordActions';
import { repeatShift } from './actions/repeatShift';
import { undoActions } from './actions/undoActions';
import { useTurns } from './actions/useTurns';
import { revertSteps } from './undo/revertSteps';
import { useHistory } from './undo/useHistory';
import { PlanningContext, type Planning } from './usePlanning';
import { usePublishingQuestions } from './usePublishingQuestions';
import { useReasons } from './useReasons';
import { useShiftWrites } from './writes/useShiftWrites';

interface PlanningProviderProps {
  /** The rows of the shown weeks; undefined while loading. */
  rows: ScheduleRows | undefined;
  children: ReactNode;
}

/** Runs the actions on the shifts of a page, one after the other, and keeps their history from week to week. */
export function PlanningProvider({ rows, children }: PlanningProviderProps) {
  const source = useSchedulingSource();
  const history = useHistory();
  const turns = useTurns();
  const { askReason, dialog } = useReasons();
  const writes = useShiftWrites(rows, askReason);
  const questions = usePublishingQuestions({ people: rows?.facts.people, current: writes.current });
  const steps = revertSteps({ source, writes, questions, setHistory: history.change });
  const parts = { source, writes, history, turns, steps };
  const planning: Planning = {
    ...changeActions(parts),
    ...assignActions(parts),
    ...recordActions(parts),
    ...undoActions(parts),
    repeat: repeatShift(parts),
    undoable: history.shown.done.at(-1)?.words,
    redoable: history.shown.undone.at(-1)?.words,
    said: history.said,
  };
  return (
    <PlanningContext value={planning}>
      {children}
      {dialog}
      {questions.question}
    </PlanningContext>
  );
}
