import { useState, type KeyboardEvent } from 'react';

interface Readable {
  /** How many values can be read, one after the other. */
  count: number;
  /** The value in words, said when it is reached by keyboard. */
  inWords: (index: number) => string;
}

/** Which value of a chart is being read, by pointer or by the arrow keys; null when none is. */
export function useReading({ count, inWords }: Readable) {
  const [active, setActive] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  // A chart that shrank while it was read.
  const reading = active !== null && active < count ? active : null;

  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && reading !== null) {
      event.preventDefault();
      setActive(null);
      return;
    }
    const target = {
      ArrowRight: reading === null ? 0 : reading + 1,
      ArrowLeft: reading === null ? count - 1 : reading - 1,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = Math.min(count - 1, Math.max(0, target));
    setActive(next);
    setSaid(inWords(next));
  };

  return {
    reading,
    said,
    read: setActive,
    /** For the element that holds the drawing. */
    surfaceProps: {
      tabIndex: 0,
      role: 'application',
      'aria-roledescription': 'chart',
      onKeyDown: moveByKey,
      onBlur: () => setActive(null),
      onPointerLeave: () => setActive(null),
    },
  };
}
