import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * Handlers for the scrim around a panel: `onPress` runs when a press both begins and ends on the scrim itself, so
 * that selecting text and letting go outside the panel closes nothing. On click, not on pointer down: the default
 * of the latter would take the focus away from where closing puts it.
 */
export function usePressBeside(onPress: () => void) {
  const began = useRef(false);
  return {
    onPointerDown(event: PointerEvent) {
      began.current = event.target === event.currentTarget;
    },
    onClick(event: MouseEvent) {
      if (began.current && event.target === event.currentTarget) onPress();
      began.current = false;
    },
  };
}
