import { Button } from '@platform/ui';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

/** Opens the form of a new row, beside or below the rows. */
export function AddButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" size="sm" icon={<Plus size={16} aria-hidden="true" />} onClick={onClick}>
      {children}
    </Button>
  );
}
