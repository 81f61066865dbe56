import { ConfirmDialog, counted } from '@platform/module-kit/screens';
import type { StepPart } from '../../planning/undo/history';
import { peopleOf } from '../../rules/publishing/unpublishing';
import type { Shift } from '../../source/rows/shift';
import { useSchedulingSource } from '../../source/useSchedulingSource';

interface RepublishDialogProps {
  /** The drafts, and the shifts as they were published before. */
  parts: readonly StepPart[];
  current: (id: string) => Shift | undefined;
  onDone: (published: readonly Shift[]) => void;
  onClose: () => void;
}

/** Asks before shifts that were taken back are published again. */
export function RepublishDialog({ parts, current, onDone, onClose }: RepublishDialogProps) {
  const source = useSchedulingSource();
  const told = peopleOf(parts.flatMap(({ to }) => to ?? []));
  const shifts = counted(parts.length, 'shift');
  return (
    <ConfirmDialog
      title={`Publish ${shifts} again?`}
      description={
        told > 0
          ? `${counted(told, 'person is', 'people are')} told again.`
          : `${parts.length === 1 ? 'It is' : 'They are'} open: no one is told.`
      }
      action={`Publish ${shifts}`}
      variant="primary"
      waitsForAnswer
      change={async () => {
        const changed = parts.map(({ id, to }) => ({ id, version: current(id)?.version ?? null, to }));
        onDone(await source.changeShifts(changed));
      }}
      onDone={onClose}
      onClose={onClose}
    />
  );
}
