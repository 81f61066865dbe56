import { createSource } from '@platform/module-kit/screens';
import type { RecruitmentSource } from './recruitmentSource';

export const {
  SourceProvider: RecruitmentSourceProvider,
  useSource: useRecruitmentSource,
  useSourceRead: useRecruitmentRead,
  useSourceChange: useRecruitmentChange,
} = createSource<RecruitmentSource>('recruitment');
