import { useMemo, useState, type KeyboardEvent } from 'react';
import { matchingOptions, type ComboboxOption } from './comboboxOption';

interface ComboboxChoice {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
}

/**
 * How a combobox responds to typing, keys and losing the focus
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/, list autocomplete). The focus stays in the field.
 */
export function useCombobox({ options, value, onChange }: ComboboxChoice) {
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  /** The typed text; null while the field shows the chosen option. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** The option that Enter would choose, by its place; -1 for none. */
  const [active, setActive] = useState(-1);
  const found = useMemo(() => matchingOptions(options, typed ?? ''), [options, typed]);

  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  /** Marks what is chosen, and without that the option at this place. */
  const open = (place = -1) => {
    if (isOpen) return;
    setOpen(true);
    setActive(chosen ? found.indexOf(chosen) : place);
  };
  const choose = (next: string) => {
    if (next !== value) onChange(next);
    close();
  };
  const chooseActive = () => {
    const option = found[active];
    if (option) choose(option.value);
  };
  const step = (by: 1 | -1) => {
    if (!isOpen) return open(by === 1 ? 0 : found.length - 1);
    // From the field itself the way up leads to the end of the list.
    const from = active === -1 && by === -1 ? 0 : active;
    if (found.length > 0) setActive((from + by + found.length) % found.length);
  };

  /** Handles a key of the list, and hides it from the dialog or form around. */
  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: isOpen ? chooseActive : undefined,
    Escape: isOpen ? close : undefined,
  };

  return {
    isOpen,
    text: typed ?? chosen?.label ?? '',
    found,
    active,
    open: () => open(),
    choose,
    type(text: string) {
      setTyped(text);
      setOpen(true);
      setActive(text.trim() ? 0 : -1);
    },
    pressKey(event: KeyboardEvent) {
      const act = keys[event.key];
      // A person who typed and leaves the field means the marked option.
      if (event.key === 'Tab' && typed?.trim()) chooseActive();
      if (!act || event.nativeEvent.isComposing) return;
      event.preventDefault();
      act();
    },
    /** An emptied field chooses nothing; other words that were not chosen are forgotten. */
    leave() {
      if (typed === '' && value !== '') onChange('');
      close();
    },
  };
}
