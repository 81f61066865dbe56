import type { ReactNode } from 'react';

/** One answer of a RadioGroup or a CheckboxGroup. */
export interface GroupOption<Value extends string = string> {
  value: Value;
  label: ReactNode;
  /** What helps to decide, below the label. */
  description?: ReactNode;
  disabled?: boolean;
}
