import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { ApplicationStatus } from '../../rules/status';

/** Makes a card draggable. Answers what takes it back. */
export function makeDraggable(
  element: HTMLElement,
  applicationId: string,
  { onStart, onEnd }: { onStart: () => void; onEnd: () => void },
): () => void {
  return draggable({ element, getInitialData: () => ({ applicationId }), onDragStart: onStart, onDrop: onEnd });
}

/** Makes a column take cards. Answers what takes it back. */
export function makeDropTarget(
  element: HTMLElement,
  status: ApplicationStatus,
  { onOver, onDrop }: { onOver: (applicationId: string | null) => void; onDrop: (applicationId: string) => void },
): () => void {
  return dropTargetForElements({
    element,
    getData: () => ({ status }),
    onDragEnter: ({ source }) => onOver(idOf(source.data)),
    onDragLeave: () => onOver(null),
    onDrop: ({ source }) => {
      onOver(null);
      const id = idOf(source.data);
      if (id !== null) onDrop(id);
    },
  });
}

const idOf = ({ applicationId }: Record<string | symbol, unknown>): string | null =>
  typeof applicationId === 'string' ? applicationId : null;
