import { useState, type KeyboardEvent } from 'react';
import type { PaletteItem } from './items/paletteItem';

/**
 * The option that Enter chooses. The arrow keys move the mark, the pointer sets it, and without a mark the first option
 * has it.
 */
export function useMarkedOption(options: readonly PaletteItem[], onChoose: (item: PaletteItem) => void) {
  const [markedId, setMarkedId] = useState<string>();
  const marked = options.find(({ id }) => id === markedId) ?? options[0];
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter also completes a composed character, as in Japanese.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && marked) {
      event.preventDefault();
      const next = (options.indexOf(marked) + step + options.length) % options.length;
      setMarkedId(options[next]?.id);
    } else if (event.key === 'Enter' && marked && (event.target as HTMLElement).role === 'combobox') {
      event.preventDefault();
      onChoose(marked);
    }
  };
  return { marked, mark: setMarkedId, onKeyDown };
}
