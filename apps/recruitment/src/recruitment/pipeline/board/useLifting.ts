import { counted } from '@platform/module-kit/screens';
import { worded } from '@platform/database';
import { prepare_application } from '@platform/database/raised';
import { useCallback, useState, type KeyboardEvent } from 'react';
import { useMoving } from '../../application/moves/MoveProvider';
import { applicationStatuses, nextStatuses, statusLabels, type ApplicationStatus } from '../../rules/status';
import type { Application } from '../../source/rows/application';

const { hired } = prepare_application;

/** A card that a person holds with the keyboard. */
export interface Lifted {
  id: string;
  /** The column where it would be dropped. */
  over: ApplicationStatus;
}

interface LiftingOptions {
  /** The number of cards in a column, for the announcement. */
  countOf: (status: ApplicationStatus) => number;
  /** Focuses a card, wherever it is by then. */
  onFocus: (applicationId: string) => void;
}

/** Instructions for screen readers; each card refers to them. */
export const BOARD_INSTRUCTIONS =
  'Press Enter to open the application, or Space to lift it. With a lifted card, the left and right arrow keys choose a status, Space puts it down, Escape leaves it where it was.';

/**
 * Moves cards by keyboard: Space lifts one, the arrow keys choose a column, Space drops it, Escape cancels. Each step
 * is announced to screen readers.
 */
export function useLifting({ countOf, onFocus }: LiftingOptions) {
  const { requestMove } = useMoving();
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [words, setWords] = useState('');

  const letBe = ({ name, status }: Application) => {
    setLifted(null);
    setWords(`${name} stays in ${statusLabels[status]}.`);
  };

  const choose = (application: Application, step: number) => {
    if (!lifted) return;
    const index = applicationStatuses.indexOf(lifted.over) + step;
    const over = applicationStatuses[index];
    if (!over) return;
    setLifted({ id: application.id, over });
    const count = countOf(over);
    setWords(`${statusLabels[over]}, ${counted(count, 'application')}.`);
  };

  /** Moves a card and announces the result. */
  const put = useCallback(
    (application: Application, to: ApplicationStatus) => {
      const { id, name, status } = application;
      setLifted(null);
      requestMove(application, to, {
        onMoved: () => {
          setWords(`${name} is in ${statusLabels[to]} now.`);
          onFocus(id);
        },
        onStayed: () => {
          setWords(`${name} stays in ${statusLabels[status]}.`);
          onFocus(id);
        },
        onRefused: () => setWords(`${name} was not moved.`),
      });
    },
    [requestMove, onFocus],
  );

  const lift = (application: Application) => {
    const { id, name, status } = application;
    if (nextStatuses(status).length === 0) {
      setWords(`${worded(hired.message, name)} ${hired.hint}`);
      return;
    }
    setLifted({ id, over: status });
    setWords(`${name} is lifted, in ${statusLabels[status]}. Choose a status with the left and right arrow keys.`);
  };

  /** The effect of a key on a card. Returns whether it was one of these keys. */
  const onCardKey = (event: KeyboardEvent, application: Application): boolean => {
    const isLifted = lifted?.id === application.id;
    if (event.key === ' ') {
      if (isLifted) put(application, lifted.over);
      else lift(application);
    } else if (!isLifted) {
      return false;
    } else if (event.key === 'Enter') {
      put(application, lifted.over);
    } else if (event.key === 'Escape') {
      letBe(application);
    } else if (event.key === 'ArrowRight') {
      choose(application, 1);
    } else if (event.key === 'ArrowLeft') {
      choose(application, -1);
    } else if (event.key === 'Tab') {
      letBe(application);
      return false;
    }
    event.preventDefault();
    return true;
  };

  return { lifted, words, onCardKey, put };
}
