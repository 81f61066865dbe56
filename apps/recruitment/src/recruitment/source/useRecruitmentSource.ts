import { createContext, useContext } from 'react';
import type { RecruitmentSource } from './recruitmentSource';

export const RecruitmentSourceContext = createContext<RecruitmentSource | null>(null);

/** The source of the page that is shown. */
export function useRecruitmentSource(): RecruitmentSource {
  const source = useContext(RecruitmentSourceContext);
  if (!source) throw new Error('Recruitment pages need a RecruitmentSourceContext');
  return source;
}
