import { Button } from '@platform/ui';
import { usePrinting } from '@platform/ui/window';
import { useState, type ReactNode } from 'react';

interface FirstRowsProps<Row> {
  rows: readonly Row[];
  /** How many show at first, and with each further press. */
  step: number;
  children: (shown: readonly Row[]) => ReactNode;
}

/** The first rows of a list that can be long, and a button for more. On paper, where nothing can be pressed, all show. */
export function FirstRows<Row>({ rows, step, children }: FirstRowsProps<Row>) {
  const [most, setMost] = useState(step);
  const shown = usePrinting() ? rows : rows.slice(0, most);
  return (
    <>
      {children(shown)}
      {rows.length > shown.length && (
        <Button variant="quiet" size="sm" onClick={() => setMost(most + step)}>
          Show more of {rows.length}
        </Button>
      )}
    </>
  );
}
