import { createContext, useContext } from 'react';
import type { StaffSource } from './staffSource';

export const StaffSourceContext = createContext<StaffSource | null>(null);

/** The source of the page that is shown. */
export function useStaffSource(): StaffSource {
  const source = useContext(StaffSourceContext);
  if (!source) throw new Error('Staff pages need a StaffSourceContext');
  return source;
}
