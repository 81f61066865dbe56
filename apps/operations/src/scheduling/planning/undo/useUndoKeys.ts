import { useEffect, useEffectEvent } from 'react';
import { usePlanning } from '../usePlanning';

/** Ctrl+Z undoes and Ctrl+Shift+Z redoes, with Cmd on a Mac; in a field they are the field's own. */
export function useUndoKeys(): void {
  const { undo, redo } = usePlanning();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]')) return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
